import * as zod from 'zod/mini';

export const importCartProductsHeadersXRequestIDMin = 8;
export const importCartProductsHeadersXRequestIDMax = 64;


export const importCartProductsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const importCartProductsHeadersIdempotencyKeyMin = 8;
export const importCartProductsHeadersIdempotencyKeyMax = 255;


export const importCartProductsHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const ImportCartProductsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(importCartProductsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(importCartProductsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(importCartProductsHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(importCartProductsHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(importCartProductsHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(importCartProductsHeadersIdempotencyKeyRegExp)))
})

export type ImportCartProductsHeaders = zod.input<typeof ImportCartProductsHeaders>;
export type ImportCartProductsHeadersOutput = zod.output<typeof ImportCartProductsHeaders>;
