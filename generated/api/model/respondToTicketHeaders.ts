import * as zod from 'zod/mini';

export const respondToTicketHeadersXRequestIDMin = 8;
export const respondToTicketHeadersXRequestIDMax = 64;


export const respondToTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const respondToTicketHeadersIdempotencyKeyMin = 8;
export const respondToTicketHeadersIdempotencyKeyMax = 255;


export const respondToTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const RespondToTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(respondToTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(respondToTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(respondToTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(respondToTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(respondToTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(respondToTicketHeadersIdempotencyKeyRegExp)))
})

export type RespondToTicketHeaders = zod.input<typeof RespondToTicketHeaders>;
export type RespondToTicketHeadersOutput = zod.output<typeof RespondToTicketHeaders>;
