import * as zod from 'zod/mini';
import { ApprovalLimit } from './approvalLimit.ts';
import { ApprovalPerson } from './approvalPerson.ts';
import { ApprovalQuorum } from './approvalQuorum.ts';
import { ApprovalReason } from './approvalReason.ts';

export const approvalForecastReasonsMax = 10;

export const approvalForecastApproversMax = 1000;

export const approvalForecastLimitsMax = 10;



export const ApprovalForecast = /*#__PURE__*/ zod.object({
  "reasons": /*#__PURE__*/ zod.array(ApprovalReason).check(/*#__PURE__*/ zod.maxLength(approvalForecastReasonsMax)),
  "approvers": /*#__PURE__*/ zod.array(ApprovalPerson).check(/*#__PURE__*/ zod.maxLength(approvalForecastApproversMax)),
  "quorum": ApprovalQuorum,
  "limits": /*#__PURE__*/ zod.array(ApprovalLimit).check(/*#__PURE__*/ zod.maxLength(approvalForecastLimitsMax))
});

export type ApprovalForecast = zod.input<typeof ApprovalForecast>;
export type ApprovalForecastOutput = zod.output<typeof ApprovalForecast>;
