import * as zod from 'zod/mini';
import { ApprovalMode } from './approvalMode.ts';
import { ApprovalQuorum } from './approvalQuorum.ts';
import { Approver } from './approver.ts';
import { Kopecks } from './kopecks.ts';

export const approversItemsMax = 50;

export const approversVersionMin = 0;



export const Approvers = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Approver).check(/*#__PURE__*/ zod.maxLength(approversItemsMax)),
  "mode": ApprovalMode,
  "amountFrom": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "quorum": ApprovalQuorum,
  "selfApproval": /*#__PURE__*/ zod.boolean(),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(approversVersionMin))
});

export type Approvers = zod.input<typeof Approvers>;
export type ApproversOutput = zod.output<typeof Approvers>;
