import * as zod from 'zod/mini';

export const createPartnerTicketHeadersXRequestIDMin = 8;
export const createPartnerTicketHeadersXRequestIDMax = 64;


export const createPartnerTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createPartnerTicketHeadersIdempotencyKeyMin = 8;
export const createPartnerTicketHeadersIdempotencyKeyMax = 255;


export const createPartnerTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreatePartnerTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPartnerTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createPartnerTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createPartnerTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPartnerTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPartnerTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPartnerTicketHeadersIdempotencyKeyRegExp)))
})

export type CreatePartnerTicketHeaders = zod.input<typeof CreatePartnerTicketHeaders>;
export type CreatePartnerTicketHeadersOutput = zod.output<typeof CreatePartnerTicketHeaders>;
