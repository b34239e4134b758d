import { changeCheckoutCommentCommentMax } from '#generated/api/model/changeCheckoutComment.ts';
import { proceedCartToManagerCommentMax } from '#generated/api/model/proceedCartToManager.ts';
import { useCommentMax } from '#src/features/account-parts/use-comment-max.ts';

/** Maximum length of the comment on an order. */
export function useOrderCommentLimit(): number {
  return useCommentMax('order', changeCheckoutCommentCommentMax);
}

/** Maximum length of the text for the manager. */
export function useManagerCommentLimit(): number {
  return useCommentMax('manager', proceedCartToManagerCommentMax);
}
