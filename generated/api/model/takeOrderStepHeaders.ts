import * as zod from 'zod/mini';

export const takeOrderStepHeadersXRequestIDMin = 8;
export const takeOrderStepHeadersXRequestIDMax = 64;


export const takeOrderStepHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const takeOrderStepHeadersIdempotencyKeyMin = 8;
export const takeOrderStepHeadersIdempotencyKeyMax = 255;


export const takeOrderStepHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const TakeOrderStepHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(takeOrderStepHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(takeOrderStepHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(takeOrderStepHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(takeOrderStepHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(takeOrderStepHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(takeOrderStepHeadersIdempotencyKeyRegExp)))
})

export type TakeOrderStepHeaders = zod.input<typeof TakeOrderStepHeaders>;
export type TakeOrderStepHeadersOutput = zod.output<typeof TakeOrderStepHeaders>;
