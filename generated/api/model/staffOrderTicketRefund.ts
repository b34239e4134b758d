import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';
import { RefundState } from './refundState.ts';

export const staffOrderTicketRefundBonusMin = 0;
export const staffOrderTicketRefundBonusMax = 9007199254740991;



export const StaffOrderTicketRefund = /*#__PURE__*/ zod.object({
  "state": RefundState,
  "amount": Kopecks,
  "bonus": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffOrderTicketRefundBonusMin)).check(/*#__PURE__*/ zod.lte(staffOrderTicketRefundBonusMax))
});

export type StaffOrderTicketRefund = zod.input<typeof StaffOrderTicketRefund>;
export type StaffOrderTicketRefundOutput = zod.output<typeof StaffOrderTicketRefund>;
