import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { ProductLine } from './productLine.ts';

export const ticketProductNameMax = 500;

export const ticketProductQuantityMax = 9999;



export const TicketProduct = /*#__PURE__*/ zod.object({
  "productID": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ticketProductNameMax)),
  "quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ticketProductQuantityMax))),
  "product": /*#__PURE__*/ zod.union([ProductLine,/*#__PURE__*/ zod.null()])
});

export type TicketProduct = zod.input<typeof TicketProduct>;
export type TicketProductOutput = zod.output<typeof TicketProduct>;
