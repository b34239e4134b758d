import * as zod from 'zod/mini';
import { ApprovalReasonCode } from './approvalReasonCode.ts';
import { Kopecks } from './kopecks.ts';

export const ApprovalLimit = /*#__PURE__*/ zod.object({
  "code": ApprovalReasonCode,
  "limit": Kopecks,
  "left": Kopecks
});

export type ApprovalLimit = zod.input<typeof ApprovalLimit>;
export type ApprovalLimitOutput = zod.output<typeof ApprovalLimit>;
