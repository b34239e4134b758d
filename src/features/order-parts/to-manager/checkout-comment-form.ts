import { changeCheckoutCommentCommentMax } from '#generated/api/model/changeCheckoutComment.ts';
import { proceedCartToManagerCommentMax } from '#generated/api/model/proceedCartToManager.ts';

/** Most characters of the comment on an order, by the contract. */
export const ORDER_COMMENT_LIMIT = changeCheckoutCommentCommentMax;
/** Most characters of what is written to the manager, by the contract. */
export const MANAGER_COMMENT_LIMIT = proceedCartToManagerCommentMax;
