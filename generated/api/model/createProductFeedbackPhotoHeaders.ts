import * as zod from 'zod/mini';

export const createProductFeedbackPhotoHeadersXRequestIDMin = 8;
export const createProductFeedbackPhotoHeadersXRequestIDMax = 64;


export const createProductFeedbackPhotoHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createProductFeedbackPhotoHeadersIdempotencyKeyMin = 8;
export const createProductFeedbackPhotoHeadersIdempotencyKeyMax = 255;


export const createProductFeedbackPhotoHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateProductFeedbackPhotoHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createProductFeedbackPhotoHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createProductFeedbackPhotoHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createProductFeedbackPhotoHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createProductFeedbackPhotoHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createProductFeedbackPhotoHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createProductFeedbackPhotoHeadersIdempotencyKeyRegExp)))
})

export type CreateProductFeedbackPhotoHeaders = zod.input<typeof CreateProductFeedbackPhotoHeaders>;
export type CreateProductFeedbackPhotoHeadersOutput = zod.output<typeof CreateProductFeedbackPhotoHeaders>;
