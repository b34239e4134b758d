import * as zod from 'zod/mini';

export const reportErrorHeadersXRequestIDMin = 8;
export const reportErrorHeadersXRequestIDMax = 64;


export const reportErrorHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const reportErrorHeadersIdempotencyKeyMin = 8;
export const reportErrorHeadersIdempotencyKeyMax = 255;


export const reportErrorHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');
export const reportErrorHeadersXCaptchaTokenMax = 8192;


export const reportErrorHeadersXCaptchaTokenRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const ReportErrorHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(reportErrorHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(reportErrorHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(reportErrorHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(reportErrorHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(reportErrorHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(reportErrorHeadersIdempotencyKeyRegExp))),
  "X-Captcha-Token": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reportErrorHeadersXCaptchaTokenMax)).check(/*#__PURE__*/ zod.regex(reportErrorHeadersXCaptchaTokenRegExp)))
})

export type ReportErrorHeaders = zod.input<typeof ReportErrorHeaders>;
export type ReportErrorHeadersOutput = zod.output<typeof ReportErrorHeaders>;
