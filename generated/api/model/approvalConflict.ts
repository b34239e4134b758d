import * as zod from 'zod/mini';
import { Approval } from './approval.ts';
import { ApprovalDiff } from './approvalDiff.ts';


export const approvalConflictTraceIDMax = 64;



export const ApprovalConflict = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "traceID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approvalConflictTraceIDMax)),
  "reason": /*#__PURE__*/ zod.string(),
  "diff": /*#__PURE__*/ zod.exactOptional(ApprovalDiff),
  "approval": /*#__PURE__*/ zod.exactOptional(Approval)
});

export type ApprovalConflict = zod.input<typeof ApprovalConflict>;
export type ApprovalConflictOutput = zod.output<typeof ApprovalConflict>;
