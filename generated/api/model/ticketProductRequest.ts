import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const ticketProductRequestQuantityMax = 9999;



export const TicketProductRequest = /*#__PURE__*/ zod.object({
  "productID": Id,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ticketProductRequestQuantityMax))
});

export type TicketProductRequest = zod.input<typeof TicketProductRequest>;
export type TicketProductRequestOutput = zod.output<typeof TicketProductRequest>;
