import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const refundItemQuantityMax = 9999;



export const RefundItem = /*#__PURE__*/ zod.object({
  "productID": Id,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(refundItemQuantityMax))
});

export type RefundItem = zod.input<typeof RefundItem>;
export type RefundItemOutput = zod.output<typeof RefundItem>;
