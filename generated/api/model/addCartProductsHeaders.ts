import * as zod from 'zod/mini';

export const addCartProductsHeadersXRequestIDMin = 8;
export const addCartProductsHeadersXRequestIDMax = 64;


export const addCartProductsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const addCartProductsHeadersIdempotencyKeyMin = 8;
export const addCartProductsHeadersIdempotencyKeyMax = 255;


export const addCartProductsHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const AddCartProductsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addCartProductsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(addCartProductsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(addCartProductsHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addCartProductsHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(addCartProductsHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(addCartProductsHeadersIdempotencyKeyRegExp)))
})

export type AddCartProductsHeaders = zod.input<typeof AddCartProductsHeaders>;
export type AddCartProductsHeadersOutput = zod.output<typeof AddCartProductsHeaders>;
