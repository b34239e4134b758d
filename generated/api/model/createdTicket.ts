import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { TicketStatus } from './ticketStatus.ts';
import { TicketType } from './ticketType.ts';

export const CreatedTicket = /*#__PURE__*/ zod.object({
  "id": Id,
  "type": TicketType,
  "status": TicketStatus,
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type CreatedTicket = zod.input<typeof CreatedTicket>;
export type CreatedTicketOutput = zod.output<typeof CreatedTicket>;
