import * as zod from 'zod/mini';

export const confirmCheckoutHeadersXRequestIDMin = 8;
export const confirmCheckoutHeadersXRequestIDMax = 64;


export const confirmCheckoutHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const confirmCheckoutHeadersIdempotencyKeyMin = 8;
export const confirmCheckoutHeadersIdempotencyKeyMax = 255;


export const confirmCheckoutHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const ConfirmCheckoutHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(confirmCheckoutHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(confirmCheckoutHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(confirmCheckoutHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(confirmCheckoutHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(confirmCheckoutHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(confirmCheckoutHeadersIdempotencyKeyRegExp)))
})

export type ConfirmCheckoutHeaders = zod.input<typeof ConfirmCheckoutHeaders>;
export type ConfirmCheckoutHeadersOutput = zod.output<typeof ConfirmCheckoutHeaders>;
