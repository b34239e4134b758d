import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const deleteCartProductsProductIDsMax = 1000;



export const DeleteCartProducts = /*#__PURE__*/ zod.object({
  "productIDs": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteCartProductsProductIDsMax))
});

export type DeleteCartProducts = zod.input<typeof DeleteCartProducts>;
export type DeleteCartProductsOutput = zod.output<typeof DeleteCartProducts>;
