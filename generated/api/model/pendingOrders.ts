import * as zod from 'zod/mini';
import { OrderSummary } from './orderSummary.ts';

export const pendingOrdersItemsMax = 50;



export const PendingOrders = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(OrderSummary).check(/*#__PURE__*/ zod.maxLength(pendingOrdersItemsMax))
});

export type PendingOrders = zod.input<typeof PendingOrders>;
export type PendingOrdersOutput = zod.output<typeof PendingOrders>;
