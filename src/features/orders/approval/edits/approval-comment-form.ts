import { approveOrderCommentMax } from '#generated/api/model/approveOrder.ts';
import { changeApprovalCommentCommentMax } from '#generated/api/model/changeApprovalComment.ts';
import { declineOrderCommentMax } from '#generated/api/model/declineOrder.ts';
import { useCommentMax } from '#src/features/account-parts/use-comment-max.ts';

/** Maximum length of the order's comment when an approver edits it. */
export function useEditedCommentLimit(): number {
  return useCommentMax('order', changeApprovalCommentCommentMax);
}

/** Maximum length of the comment on a decision. */
export function useDecisionCommentLimit(declines: boolean): number {
  return useCommentMax('decision', declines ? declineOrderCommentMax : approveOrderCommentMax);
}
