import * as zod from 'zod/mini';

export const addProductToCartHeadersXRequestIDMin = 8;
export const addProductToCartHeadersXRequestIDMax = 64;


export const addProductToCartHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const addProductToCartHeadersIdempotencyKeyMin = 8;
export const addProductToCartHeadersIdempotencyKeyMax = 255;


export const addProductToCartHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const AddProductToCartHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addProductToCartHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(addProductToCartHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(addProductToCartHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addProductToCartHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(addProductToCartHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(addProductToCartHeadersIdempotencyKeyRegExp)))
})

export type AddProductToCartHeaders = zod.input<typeof AddProductToCartHeaders>;
export type AddProductToCartHeadersOutput = zod.output<typeof AddProductToCartHeaders>;
