import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';

export const staffTicketRefundBonusMin = 0;
export const staffTicketRefundBonusMax = 9007199254740991;



export const StaffTicketRefund = /*#__PURE__*/ zod.object({
  "amount": Kopecks,
  "bonus": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffTicketRefundBonusMin)).check(/*#__PURE__*/ zod.lte(staffTicketRefundBonusMax)),
  "money": /*#__PURE__*/ zod.enum(['Offline', 'Pending', 'Returned'])
});

export type StaffTicketRefund = zod.input<typeof StaffTicketRefund>;
export type StaffTicketRefundOutput = zod.output<typeof StaffTicketRefund>;
