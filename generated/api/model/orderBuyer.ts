import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const orderBuyerNameMax = 302;



export const OrderBuyer = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderBuyerNameMax)),
  "isMe": /*#__PURE__*/ zod.boolean()
});

export type OrderBuyer = zod.input<typeof OrderBuyer>;
export type OrderBuyerOutput = zod.output<typeof OrderBuyer>;
