import * as zod from 'zod/mini';
import { ReturnedCartProduct } from './returnedCartProduct.ts';

export const addCartProductsProductsMax = 500;



export const AddCartProducts = /*#__PURE__*/ zod.object({
  "products": /*#__PURE__*/ zod.array(ReturnedCartProduct).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addCartProductsProductsMax)),
  "asItWas": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type AddCartProducts = zod.input<typeof AddCartProducts>;
export type AddCartProductsOutput = zod.output<typeof AddCartProducts>;
