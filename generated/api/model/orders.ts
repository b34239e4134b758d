import * as zod from 'zod/mini';
import { OrderSummary } from './orderSummary.ts';
import { Paging } from './paging.ts';

export const ordersItemsMax = 100;



export const Orders = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(OrderSummary).check(/*#__PURE__*/ zod.maxLength(ordersItemsMax)),
  "paging": Paging
});

export type Orders = zod.input<typeof Orders>;
export type OrdersOutput = zod.output<typeof Orders>;
