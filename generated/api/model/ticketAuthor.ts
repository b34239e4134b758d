import * as zod from 'zod/mini';

export const ticketAuthorNameMax = 302;



export const TicketAuthor = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['Buyer', 'Support', 'System']),
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketAuthorNameMax)))
});

export type TicketAuthor = zod.input<typeof TicketAuthor>;
export type TicketAuthorOutput = zod.output<typeof TicketAuthor>;
