import * as zod from 'zod/mini';

export const sendOtpHeadersXRequestIDMin = 8;
export const sendOtpHeadersXRequestIDMax = 64;


export const sendOtpHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sendOtpHeadersIdempotencyKeyMin = 8;
export const sendOtpHeadersIdempotencyKeyMax = 255;


export const sendOtpHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const SendOtpHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sendOtpHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(sendOtpHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(sendOtpHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(sendOtpHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(sendOtpHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(sendOtpHeadersIdempotencyKeyRegExp)))
})

export type SendOtpHeaders = zod.input<typeof SendOtpHeaders>;
export type SendOtpHeadersOutput = zod.output<typeof SendOtpHeaders>;
