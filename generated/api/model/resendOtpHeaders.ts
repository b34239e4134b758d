import * as zod from 'zod/mini';

export const resendOtpHeadersXRequestIDMin = 8;
export const resendOtpHeadersXRequestIDMax = 64;


export const resendOtpHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const resendOtpHeadersIdempotencyKeyMin = 8;
export const resendOtpHeadersIdempotencyKeyMax = 255;


export const resendOtpHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const ResendOtpHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resendOtpHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(resendOtpHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(resendOtpHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resendOtpHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(resendOtpHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(resendOtpHeadersIdempotencyKeyRegExp)))
})

export type ResendOtpHeaders = zod.input<typeof ResendOtpHeaders>;
export type ResendOtpHeadersOutput = zod.output<typeof ResendOtpHeaders>;
