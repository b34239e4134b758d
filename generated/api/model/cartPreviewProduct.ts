import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const cartPreviewProductQuantityMax = 9999;



export const CartPreviewProduct = /*#__PURE__*/ zod.object({
  "productID": Id,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartPreviewProductQuantityMax))
});

export type CartPreviewProduct = zod.input<typeof CartPreviewProduct>;
export type CartPreviewProductOutput = zod.output<typeof CartPreviewProduct>;
