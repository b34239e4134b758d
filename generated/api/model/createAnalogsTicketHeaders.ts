import * as zod from 'zod/mini';

export const createAnalogsTicketHeadersXRequestIDMin = 8;
export const createAnalogsTicketHeadersXRequestIDMax = 64;


export const createAnalogsTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createAnalogsTicketHeadersIdempotencyKeyMin = 8;
export const createAnalogsTicketHeadersIdempotencyKeyMax = 255;


export const createAnalogsTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateAnalogsTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createAnalogsTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createAnalogsTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createAnalogsTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createAnalogsTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createAnalogsTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createAnalogsTicketHeadersIdempotencyKeyRegExp)))
})

export type CreateAnalogsTicketHeaders = zod.input<typeof CreateAnalogsTicketHeaders>;
export type CreateAnalogsTicketHeadersOutput = zod.output<typeof CreateAnalogsTicketHeaders>;
