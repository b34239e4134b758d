import { approveOrderCommentMax } from '#generated/api/model/approveOrder.ts';
import { changeApprovalCommentCommentMax } from '#generated/api/model/changeApprovalComment.ts';
import { declineOrderCommentMax } from '#generated/api/model/declineOrder.ts';

/** Most characters of the order's comment that an approver edits, by the contract. */
export const ORDER_COMMENT_LIMIT = changeApprovalCommentCommentMax;
/** Most characters beside an approval, by the contract. */
export const APPROVE_COMMENT_LIMIT = approveOrderCommentMax;
/** Most characters beside a rejection, by the contract. */
export const DECLINE_COMMENT_LIMIT = declineOrderCommentMax;
