import * as zod from 'zod/mini';

export const createPromotionTicketHeadersXRequestIDMin = 8;
export const createPromotionTicketHeadersXRequestIDMax = 64;


export const createPromotionTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createPromotionTicketHeadersIdempotencyKeyMin = 8;
export const createPromotionTicketHeadersIdempotencyKeyMax = 255;


export const createPromotionTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreatePromotionTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPromotionTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createPromotionTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createPromotionTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPromotionTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPromotionTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPromotionTicketHeadersIdempotencyKeyRegExp)))
})

export type CreatePromotionTicketHeaders = zod.input<typeof CreatePromotionTicketHeaders>;
export type CreatePromotionTicketHeadersOutput = zod.output<typeof CreatePromotionTicketHeaders>;
