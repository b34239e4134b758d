import * as zod from 'zod/mini';
import { ApprovalVersion } from './approvalVersion.ts';

export const approveOrderCommentMax = 500;



export const ApproveOrder = /*#__PURE__*/ zod.object({
  "version": ApprovalVersion,
  "comment": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveOrderCommentMax)))
});

export type ApproveOrder = zod.input<typeof ApproveOrder>;
export type ApproveOrderOutput = zod.output<typeof ApproveOrder>;
