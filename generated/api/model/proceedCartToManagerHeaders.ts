import * as zod from 'zod/mini';

export const proceedCartToManagerHeadersXRequestIDMin = 8;
export const proceedCartToManagerHeadersXRequestIDMax = 64;


export const proceedCartToManagerHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const proceedCartToManagerHeadersIdempotencyKeyMin = 8;
export const proceedCartToManagerHeadersIdempotencyKeyMax = 255;


export const proceedCartToManagerHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const ProceedCartToManagerHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(proceedCartToManagerHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(proceedCartToManagerHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(proceedCartToManagerHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(proceedCartToManagerHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(proceedCartToManagerHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(proceedCartToManagerHeadersIdempotencyKeyRegExp)))
})

export type ProceedCartToManagerHeaders = zod.input<typeof ProceedCartToManagerHeaders>;
export type ProceedCartToManagerHeadersOutput = zod.output<typeof ProceedCartToManagerHeaders>;
