import * as zod from 'zod/mini';
import { OrderBuyer } from './orderBuyer.ts';
import { OrderSummary } from './orderSummary.ts';
import { Paging } from './paging.ts';

export const ordersItemsMax = 100;

export const ordersBuyersMax = 200;



export const Orders = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(OrderSummary).check(/*#__PURE__*/ zod.maxLength(ordersItemsMax)),
  "paging": Paging,
  "buyers": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(OrderBuyer).check(/*#__PURE__*/ zod.maxLength(ordersBuyersMax)))
});

export type Orders = zod.input<typeof Orders>;
export type OrdersOutput = zod.output<typeof Orders>;
