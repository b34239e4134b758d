import * as zod from 'zod/mini';
import { CartOrder } from './cartOrder.ts';
import { SkippedProduct } from './skippedProduct.ts';

export const cartBulkResultSkippedMax = 500;



export const CartBulkResult = /*#__PURE__*/ zod.object({
  "order": CartOrder,
  "skipped": /*#__PURE__*/ zod.array(SkippedProduct).check(/*#__PURE__*/ zod.maxLength(cartBulkResultSkippedMax))
});

export type CartBulkResult = zod.input<typeof CartBulkResult>;
export type CartBulkResultOutput = zod.output<typeof CartBulkResult>;
