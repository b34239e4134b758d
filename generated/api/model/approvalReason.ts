import * as zod from 'zod/mini';
import { ApprovalReasonCode } from './approvalReasonCode.ts';
import { Kopecks } from './kopecks.ts';

export const approvalReasonMessageMax = 300;



export const ApprovalReason = /*#__PURE__*/ zod.object({
  "code": ApprovalReasonCode,
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approvalReasonMessageMax)),
  "limit": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "actual": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()])
});

export type ApprovalReason = zod.input<typeof ApprovalReason>;
export type ApprovalReasonOutput = zod.output<typeof ApprovalReason>;
