import * as zod from 'zod/mini';

export const createTicketMessageHeadersXRequestIDMin = 8;
export const createTicketMessageHeadersXRequestIDMax = 64;


export const createTicketMessageHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createTicketMessageHeadersIdempotencyKeyMin = 8;
export const createTicketMessageHeadersIdempotencyKeyMax = 255;


export const createTicketMessageHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateTicketMessageHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createTicketMessageHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createTicketMessageHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createTicketMessageHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createTicketMessageHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createTicketMessageHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createTicketMessageHeadersIdempotencyKeyRegExp)))
})

export type CreateTicketMessageHeaders = zod.input<typeof CreateTicketMessageHeaders>;
export type CreateTicketMessageHeadersOutput = zod.output<typeof CreateTicketMessageHeaders>;
