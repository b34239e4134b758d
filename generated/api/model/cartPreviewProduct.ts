import * as zod from 'zod/mini';

export const cartPreviewProductProductIDMax = 64;


export const cartPreviewProductProductIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const cartPreviewProductQuantityMax = 9999;



export const CartPreviewProduct = /*#__PURE__*/ zod.object({
  "productID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartPreviewProductProductIDMax)).check(/*#__PURE__*/ zod.regex(cartPreviewProductProductIDRegExp)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartPreviewProductQuantityMax))
});

export type CartPreviewProduct = zod.input<typeof CartPreviewProduct>;
export type CartPreviewProductOutput = zod.output<typeof CartPreviewProduct>;
