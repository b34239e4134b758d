import * as zod from 'zod/mini';
import { ApprovalVersion } from './approvalVersion.ts';

export const changeApprovalCommentCommentMax = 500;



export const ChangeApprovalComment = /*#__PURE__*/ zod.object({
  "version": ApprovalVersion,
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeApprovalCommentCommentMax))
});

export type ChangeApprovalComment = zod.input<typeof ChangeApprovalComment>;
export type ChangeApprovalCommentOutput = zod.output<typeof ChangeApprovalComment>;
