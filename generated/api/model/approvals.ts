import * as zod from 'zod/mini';
import { ApprovalSummary } from './approvalSummary.ts';
import { Paging } from './paging.ts';

export const approvalsItemsMax = 100;

export const approvalsCountsApprovedMin = 0;

export const approvalsCountsPendingMin = 0;

export const approvalsCountsRejectedMin = 0;



export const Approvals = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(ApprovalSummary).check(/*#__PURE__*/ zod.maxLength(approvalsItemsMax)),
  "paging": Paging,
  "counts": /*#__PURE__*/ zod.object({
  "approved": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(approvalsCountsApprovedMin)),
  "pending": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(approvalsCountsPendingMin)),
  "rejected": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(approvalsCountsRejectedMin))
})
});

export type Approvals = zod.input<typeof Approvals>;
export type ApprovalsOutput = zod.output<typeof Approvals>;
