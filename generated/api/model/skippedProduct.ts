import * as zod from 'zod/mini';

export const skippedProductProductIDMax = 64;


export const skippedProductProductIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');



export const SkippedProduct = /*#__PURE__*/ zod.object({
  "productID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(skippedProductProductIDMax)).check(/*#__PURE__*/ zod.regex(skippedProductProductIDRegExp)),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type SkippedProduct = zod.input<typeof SkippedProduct>;
export type SkippedProductOutput = zod.output<typeof SkippedProduct>;
