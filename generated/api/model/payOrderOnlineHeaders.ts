import * as zod from 'zod/mini';

export const payOrderOnlineHeadersXRequestIDMin = 8;
export const payOrderOnlineHeadersXRequestIDMax = 64;


export const payOrderOnlineHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const payOrderOnlineHeadersIdempotencyKeyMin = 8;
export const payOrderOnlineHeadersIdempotencyKeyMax = 255;


export const payOrderOnlineHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const PayOrderOnlineHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(payOrderOnlineHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(payOrderOnlineHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(payOrderOnlineHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(payOrderOnlineHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(payOrderOnlineHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(payOrderOnlineHeadersIdempotencyKeyRegExp)))
})

export type PayOrderOnlineHeaders = zod.input<typeof PayOrderOnlineHeaders>;
export type PayOrderOnlineHeadersOutput = zod.output<typeof PayOrderOnlineHeaders>;
