import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const addCartProductQuantityMax = 9999;



export const AddCartProduct = /*#__PURE__*/ zod.object({
  "productID": Id,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(addCartProductQuantityMax))
});

export type AddCartProduct = zod.input<typeof AddCartProduct>;
export type AddCartProductOutput = zod.output<typeof AddCartProduct>;
