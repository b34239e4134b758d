import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { TicketAuthor } from './ticketAuthor.ts';
import { TicketFile } from './ticketFile.ts';
import { TicketStatus } from './ticketStatus.ts';

export const ticketMessageTextMax = 5000;

export const ticketMessageFilesMax = 20;



export const TicketMessage = /*#__PURE__*/ zod.object({
  "id": Id,
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "author": TicketAuthor,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketMessageTextMax)),
  "status": /*#__PURE__*/ zod.union([TicketStatus,/*#__PURE__*/ zod.null()]),
  "files": /*#__PURE__*/ zod.array(TicketFile).check(/*#__PURE__*/ zod.maxLength(ticketMessageFilesMax))
});

export type TicketMessage = zod.input<typeof TicketMessage>;
export type TicketMessageOutput = zod.output<typeof TicketMessage>;
