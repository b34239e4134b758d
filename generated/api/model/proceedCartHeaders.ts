import * as zod from 'zod/mini';

export const proceedCartHeadersXRequestIDMin = 8;
export const proceedCartHeadersXRequestIDMax = 64;


export const proceedCartHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const proceedCartHeadersIdempotencyKeyMin = 8;
export const proceedCartHeadersIdempotencyKeyMax = 255;


export const proceedCartHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const ProceedCartHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(proceedCartHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(proceedCartHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(proceedCartHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(proceedCartHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(proceedCartHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(proceedCartHeadersIdempotencyKeyRegExp)))
})

export type ProceedCartHeaders = zod.input<typeof ProceedCartHeaders>;
export type ProceedCartHeadersOutput = zod.output<typeof ProceedCartHeaders>;
