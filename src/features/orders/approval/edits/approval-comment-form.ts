import { approveOrderCommentMax } from '#generated/api/model/approveOrder.ts';
import { changeApprovalCommentCommentMax } from '#generated/api/model/changeApprovalComment.ts';
import { declineOrderCommentMax } from '#generated/api/model/declineOrder.ts';

/** Maximum length of the order's comment when an approver edits it, by the contract. */
export const ORDER_COMMENT_LIMIT = changeApprovalCommentCommentMax;
/** Maximum length of an approval's comment, by the contract. */
export const APPROVE_COMMENT_LIMIT = approveOrderCommentMax;
/** Maximum length of a rejection's comment, by the contract. */
export const DECLINE_COMMENT_LIMIT = declineOrderCommentMax;
