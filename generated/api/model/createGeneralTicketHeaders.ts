import * as zod from 'zod/mini';

export const createGeneralTicketHeadersXRequestIDMin = 8;
export const createGeneralTicketHeadersXRequestIDMax = 64;


export const createGeneralTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createGeneralTicketHeadersIdempotencyKeyMin = 8;
export const createGeneralTicketHeadersIdempotencyKeyMax = 255;


export const createGeneralTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateGeneralTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createGeneralTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createGeneralTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createGeneralTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createGeneralTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createGeneralTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createGeneralTicketHeadersIdempotencyKeyRegExp)))
})

export type CreateGeneralTicketHeaders = zod.input<typeof CreateGeneralTicketHeaders>;
export type CreateGeneralTicketHeadersOutput = zod.output<typeof CreateGeneralTicketHeaders>;
