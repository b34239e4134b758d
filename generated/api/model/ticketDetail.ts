import * as zod from 'zod/mini';

export const ticketDetailNameMax = 100;

export const ticketDetailValueMax = 500;



export const TicketDetail = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ticketDetailNameMax)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ticketDetailValueMax))
});

export type TicketDetail = zod.input<typeof TicketDetail>;
export type TicketDetailOutput = zod.output<typeof TicketDetail>;
