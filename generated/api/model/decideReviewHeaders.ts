import * as zod from 'zod/mini';

export const decideReviewHeadersXRequestIDMin = 8;
export const decideReviewHeadersXRequestIDMax = 64;


export const decideReviewHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const decideReviewHeadersIdempotencyKeyMin = 8;
export const decideReviewHeadersIdempotencyKeyMax = 255;


export const decideReviewHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const DecideReviewHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(decideReviewHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(decideReviewHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(decideReviewHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(decideReviewHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(decideReviewHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(decideReviewHeadersIdempotencyKeyRegExp)))
})

export type DecideReviewHeaders = zod.input<typeof DecideReviewHeaders>;
export type DecideReviewHeadersOutput = zod.output<typeof DecideReviewHeaders>;
