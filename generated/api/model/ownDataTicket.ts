import * as zod from 'zod/mini';
import { TicketStatus } from './ticketStatus.ts';
import { TicketType } from './ticketType.ts';

export const ownDataTicketMessagesMax = 10000;



export const OwnDataTicket = /*#__PURE__*/ zod.object({
  "type": TicketType,
  "status": TicketStatus,
  "title": /*#__PURE__*/ zod.string(),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "messages": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(ownDataTicketMessagesMax))
});

export type OwnDataTicket = zod.input<typeof OwnDataTicket>;
export type OwnDataTicketOutput = zod.output<typeof OwnDataTicket>;
