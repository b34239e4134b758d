import * as zod from 'zod/mini';

export const addCartProductProductIDMax = 64;


export const addCartProductProductIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const addCartProductQuantityMax = 9999;



export const AddCartProduct = /*#__PURE__*/ zod.object({
  "productID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addCartProductProductIDMax)).check(/*#__PURE__*/ zod.regex(addCartProductProductIDRegExp)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(addCartProductQuantityMax))
});

export type AddCartProduct = zod.input<typeof AddCartProduct>;
export type AddCartProductOutput = zod.output<typeof AddCartProduct>;
