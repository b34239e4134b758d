import * as zod from 'zod/mini';
import { RefundItem } from './refundItem.ts';
import { StaffOrderStep } from './staffOrderStep.ts';
import { StaffTransferDocument } from './staffTransferDocument.ts';


export const staffOrderMoveItemsMax = 1000;

export const staffOrderMoveReasonMax = 500;


export const staffOrderMoveReasonRegExp = new RegExp('\\S');


export const StaffOrderMove = /*#__PURE__*/ zod.object({
  "step": StaffOrderStep,
  "version": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "transfer": /*#__PURE__*/ zod.exactOptional(StaffTransferDocument),
  "items": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(RefundItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffOrderMoveItemsMax))),
  "unpaid": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffOrderMoveReasonMax)).check(/*#__PURE__*/ zod.regex(staffOrderMoveReasonRegExp)))
});

export type StaffOrderMove = zod.input<typeof StaffOrderMove>;
export type StaffOrderMoveOutput = zod.output<typeof StaffOrderMove>;
