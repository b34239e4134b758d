import * as zod from 'zod/mini';

export const approvalCountsApprovedMin = 0;

export const approvalCountsPendingMin = 0;

export const approvalCountsRejectedMin = 0;



export const ApprovalCounts = /*#__PURE__*/ zod.object({
  "approved": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(approvalCountsApprovedMin)),
  "pending": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(approvalCountsPendingMin)),
  "rejected": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(approvalCountsRejectedMin))
});

export type ApprovalCounts = zod.input<typeof ApprovalCounts>;
export type ApprovalCountsOutput = zod.output<typeof ApprovalCounts>;
