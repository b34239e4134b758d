import * as zod from 'zod/mini';
import { ApprovalPerson } from './approvalPerson.ts';
import { ApprovalStatus } from './approvalStatus.ts';

export const approvalDecisionCommentMax = 500;




export const ApprovalDecision = /*#__PURE__*/ zod.object({
  "approver": ApprovalPerson,
  "status": ApprovalStatus,
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approvalDecisionCommentMax))),
  "decidedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "decidedVersion": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "resetAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type ApprovalDecision = zod.input<typeof ApprovalDecision>;
export type ApprovalDecisionOutput = zod.output<typeof ApprovalDecision>;
