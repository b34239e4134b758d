import * as zod from 'zod/mini';
import { ApprovalCounts } from './approvalCounts.ts';
import { ApprovalSummary } from './approvalSummary.ts';
import { Paging } from './paging.ts';

export const approvalsItemsMax = 100;



export const Approvals = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(ApprovalSummary).check(/*#__PURE__*/ zod.maxLength(approvalsItemsMax)),
  "paging": Paging,
  "counts": ApprovalCounts
});

export type Approvals = zod.input<typeof Approvals>;
export type ApprovalsOutput = zod.output<typeof Approvals>;
