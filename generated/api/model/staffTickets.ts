import * as zod from 'zod/mini';
import { Paging } from './paging.ts';
import { StaffTicketSummary } from './staffTicketSummary.ts';

export const staffTicketsItemsMax = 100;



export const StaffTickets = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(StaffTicketSummary).check(/*#__PURE__*/ zod.maxLength(staffTicketsItemsMax)),
  "paging": Paging
});

export type StaffTickets = zod.input<typeof StaffTickets>;
export type StaffTicketsOutput = zod.output<typeof StaffTickets>;
