import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { OrdersAccessState } from './ordersAccessState.ts';

export const ordersAccessReasonMax = 2000;



export const OrdersAccess = /*#__PURE__*/ zod.object({
  "state": OrdersAccessState,
  "validUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ordersAccessReasonMax))),
  "ticketID": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type OrdersAccess = zod.input<typeof OrdersAccess>;
export type OrdersAccessOutput = zod.output<typeof OrdersAccess>;
