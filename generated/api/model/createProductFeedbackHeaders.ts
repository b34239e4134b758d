import * as zod from 'zod/mini';

export const createProductFeedbackHeadersXRequestIDMin = 8;
export const createProductFeedbackHeadersXRequestIDMax = 64;


export const createProductFeedbackHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createProductFeedbackHeadersIdempotencyKeyMin = 8;
export const createProductFeedbackHeadersIdempotencyKeyMax = 255;


export const createProductFeedbackHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateProductFeedbackHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createProductFeedbackHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createProductFeedbackHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createProductFeedbackHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createProductFeedbackHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createProductFeedbackHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createProductFeedbackHeadersIdempotencyKeyRegExp)))
})

export type CreateProductFeedbackHeaders = zod.input<typeof CreateProductFeedbackHeaders>;
export type CreateProductFeedbackHeadersOutput = zod.output<typeof CreateProductFeedbackHeaders>;
