import * as zod from 'zod/mini';

export const createIndividualPartnerTicketHeadersXRequestIDMin = 8;
export const createIndividualPartnerTicketHeadersXRequestIDMax = 64;


export const createIndividualPartnerTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createIndividualPartnerTicketHeadersIdempotencyKeyMin = 8;
export const createIndividualPartnerTicketHeadersIdempotencyKeyMax = 255;


export const createIndividualPartnerTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateIndividualPartnerTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createIndividualPartnerTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createIndividualPartnerTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createIndividualPartnerTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createIndividualPartnerTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createIndividualPartnerTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createIndividualPartnerTicketHeadersIdempotencyKeyRegExp)))
})

export type CreateIndividualPartnerTicketHeaders = zod.input<typeof CreateIndividualPartnerTicketHeaders>;
export type CreateIndividualPartnerTicketHeadersOutput = zod.output<typeof CreateIndividualPartnerTicketHeaders>;
