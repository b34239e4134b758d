import * as zod from 'zod/mini';
import { Paging } from './paging.ts';
import { TicketSummary } from './ticketSummary.ts';

export const ticketListItemsMax = 100;



export const TicketList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(TicketSummary).check(/*#__PURE__*/ zod.maxLength(ticketListItemsMax)),
  "paging": Paging
});

export type TicketList = zod.input<typeof TicketList>;
export type TicketListOutput = zod.output<typeof TicketList>;
