import * as zod from 'zod/mini';

export const createPartnerTagHeadersXRequestIDMin = 8;
export const createPartnerTagHeadersXRequestIDMax = 64;


export const createPartnerTagHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createPartnerTagHeadersIdempotencyKeyMin = 8;
export const createPartnerTagHeadersIdempotencyKeyMax = 255;


export const createPartnerTagHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreatePartnerTagHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPartnerTagHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createPartnerTagHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createPartnerTagHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPartnerTagHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPartnerTagHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPartnerTagHeadersIdempotencyKeyRegExp)))
})

export type CreatePartnerTagHeaders = zod.input<typeof CreatePartnerTagHeaders>;
export type CreatePartnerTagHeadersOutput = zod.output<typeof CreatePartnerTagHeaders>;
