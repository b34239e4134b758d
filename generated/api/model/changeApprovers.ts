import * as zod from 'zod/mini';
import { ApprovalMode } from './approvalMode.ts';
import { ApprovalQuorum } from './approvalQuorum.ts';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';

export const changeApproversEmployeeIDsMax = 50;

export const changeApproversVersionMin = 0;



export const ChangeApprovers = /*#__PURE__*/ zod.object({
  "employeeIDs": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(changeApproversEmployeeIDsMax)),
  "mode": ApprovalMode,
  "amountFrom": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()])),
  "quorum": ApprovalQuorum,
  "selfApproval": /*#__PURE__*/ zod.boolean(),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeApproversVersionMin))
});

export type ChangeApprovers = zod.input<typeof ChangeApprovers>;
export type ChangeApproversOutput = zod.output<typeof ChangeApprovers>;
