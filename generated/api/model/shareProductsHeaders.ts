import * as zod from 'zod/mini';

export const shareProductsHeadersXRequestIDMin = 8;
export const shareProductsHeadersXRequestIDMax = 64;


export const shareProductsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const shareProductsHeadersIdempotencyKeyMin = 8;
export const shareProductsHeadersIdempotencyKeyMax = 255;


export const shareProductsHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');
export const shareProductsHeadersXCaptchaTokenMax = 8192;


export const shareProductsHeadersXCaptchaTokenRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const ShareProductsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(shareProductsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(shareProductsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(shareProductsHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(shareProductsHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(shareProductsHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(shareProductsHeadersIdempotencyKeyRegExp))),
  "X-Captcha-Token": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(shareProductsHeadersXCaptchaTokenMax)).check(/*#__PURE__*/ zod.regex(shareProductsHeadersXCaptchaTokenRegExp)))
})

export type ShareProductsHeaders = zod.input<typeof ShareProductsHeaders>;
export type ShareProductsHeadersOutput = zod.output<typeof ShareProductsHeaders>;
