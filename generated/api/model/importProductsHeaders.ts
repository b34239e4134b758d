import * as zod from 'zod/mini';

export const importProductsHeadersXRequestIDMin = 8;
export const importProductsHeadersXRequestIDMax = 64;


export const importProductsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const importProductsHeadersIdempotencyKeyMin = 8;
export const importProductsHeadersIdempotencyKeyMax = 255;


export const importProductsHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const ImportProductsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(importProductsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(importProductsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(importProductsHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(importProductsHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(importProductsHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(importProductsHeadersIdempotencyKeyRegExp)))
})

export type ImportProductsHeaders = zod.input<typeof ImportProductsHeaders>;
export type ImportProductsHeadersOutput = zod.output<typeof ImportProductsHeaders>;
