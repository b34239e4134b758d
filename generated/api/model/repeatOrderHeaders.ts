import * as zod from 'zod/mini';

export const repeatOrderHeadersXRequestIDMin = 8;
export const repeatOrderHeadersXRequestIDMax = 64;


export const repeatOrderHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const repeatOrderHeadersIdempotencyKeyMin = 8;
export const repeatOrderHeadersIdempotencyKeyMax = 255;


export const repeatOrderHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const RepeatOrderHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(repeatOrderHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(repeatOrderHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(repeatOrderHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(repeatOrderHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(repeatOrderHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(repeatOrderHeadersIdempotencyKeyRegExp)))
})

export type RepeatOrderHeaders = zod.input<typeof RepeatOrderHeaders>;
export type RepeatOrderHeadersOutput = zod.output<typeof RepeatOrderHeaders>;
