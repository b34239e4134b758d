import * as zod from 'zod/mini';
import { StaffTicketRefund } from './staffTicketRefund.ts';

export const staffTicketOutcomeReasonMax = 2000;



export const StaffTicketOutcome = /*#__PURE__*/ zod.object({
  "decision": /*#__PURE__*/ zod.enum(['Granted', 'Rejected', 'Canceled']),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffTicketOutcomeReasonMax))),
  "refund": /*#__PURE__*/ zod.union([StaffTicketRefund,/*#__PURE__*/ zod.null()])
});

export type StaffTicketOutcome = zod.input<typeof StaffTicketOutcome>;
export type StaffTicketOutcomeOutput = zod.output<typeof StaffTicketOutcome>;
