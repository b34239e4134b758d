import * as zod from 'zod/mini';
import { ApprovalLineState } from './approvalLineState.ts';
import { Id } from './id.ts';

export const approvalLineChangeNameMax = 500;



export const ApprovalLineChange = /*#__PURE__*/ zod.object({
  "productID": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approvalLineChangeNameMax)),
  "was": /*#__PURE__*/ zod.union([ApprovalLineState,/*#__PURE__*/ zod.null()]),
  "now": /*#__PURE__*/ zod.union([ApprovalLineState,/*#__PURE__*/ zod.null()])
});

export type ApprovalLineChange = zod.input<typeof ApprovalLineChange>;
export type ApprovalLineChangeOutput = zod.output<typeof ApprovalLineChange>;
