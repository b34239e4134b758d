import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { StaffOrderTicketRefund } from './staffOrderTicketRefund.ts';
import { TicketStatus } from './ticketStatus.ts';
import { TicketType } from './ticketType.ts';

export const staffOrderTicketNumberMax = 30;

export const staffOrderTicketTitleMax = 200;



export const StaffOrderTicket = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffOrderTicketNumberMax)),
  "type": TicketType,
  "status": TicketStatus,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffOrderTicketTitleMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "refund": /*#__PURE__*/ zod.union([StaffOrderTicketRefund,/*#__PURE__*/ zod.null()])
});

export type StaffOrderTicket = zod.input<typeof StaffOrderTicket>;
export type StaffOrderTicketOutput = zod.output<typeof StaffOrderTicket>;
