import * as zod from 'zod/mini';
import { OrderSummary } from './orderSummary.ts';

export const ordersItemsMax = 100;


export const ordersPagingPageSizeMax = 100;

export const ordersPagingTotalMin = 0;



export const Orders = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(OrderSummary).check(/*#__PURE__*/ zod.maxLength(ordersItemsMax)),
  "paging": /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ordersPagingPageSizeMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ordersPagingTotalMin))
})
});

export type Orders = zod.input<typeof Orders>;
export type OrdersOutput = zod.output<typeof Orders>;
