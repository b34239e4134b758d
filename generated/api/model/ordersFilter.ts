import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { OrdersScope } from './ordersScope.ts';
import { OrderStatus } from './orderStatus.ts';

export const ordersFilterStatusesMax = 16;

export const ordersFilterTagIDsMax = 50;

export const ordersFilterCustomerIDsMax = 50;

export const ordersFilterScopeDefault = 'Own';
export const ordersFilterBuyerIDsMax = 50;

export const ordersFilterTextMax = 200;

export const ordersFilterPageDefault = 1;
export const ordersFilterPageMax = 10000;

export const ordersFilterPageSizeDefault = 20;
export const ordersFilterPageSizeMax = 100;



export const OrdersFilter = /*#__PURE__*/ zod.object({
  "statuses": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(OrderStatus).check(/*#__PURE__*/ zod.maxLength(ordersFilterStatusesMax))),
  "tagIDs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(ordersFilterTagIDsMax))),
  "customerIDs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(ordersFilterCustomerIDsMax))),
  "scope": /*#__PURE__*/ zod._default(OrdersScope, ordersFilterScopeDefault),
  "buyerIDs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(ordersFilterBuyerIDsMax))),
  "text": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ordersFilterTextMax))),
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ordersFilterPageMax)), ordersFilterPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ordersFilterPageSizeMax)), ordersFilterPageSizeDefault)
});

export type OrdersFilter = zod.input<typeof OrdersFilter>;
export type OrdersFilterOutput = zod.output<typeof OrdersFilter>;
