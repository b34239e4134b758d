import { changeCheckoutCommentCommentMax } from '#generated/api/model/changeCheckoutComment.ts';
import { proceedCartToManagerCommentMax } from '#generated/api/model/proceedCartToManager.ts';

/** Maximum length of the comment on an order, by the contract. */
export const ORDER_COMMENT_LIMIT = changeCheckoutCommentCommentMax;
/** Maximum length of the text for the manager, by the contract. */
export const MANAGER_COMMENT_LIMIT = proceedCartToManagerCommentMax;
