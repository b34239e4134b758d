import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';

export const approvalLineStateQuantityMax = 9999;



export const ApprovalLineState = /*#__PURE__*/ zod.object({
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(approvalLineStateQuantityMax)),
  "price": Kopecks,
  "amount": Kopecks
});

export type ApprovalLineState = zod.input<typeof ApprovalLineState>;
export type ApprovalLineStateOutput = zod.output<typeof ApprovalLineState>;
