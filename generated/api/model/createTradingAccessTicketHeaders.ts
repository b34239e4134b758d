import * as zod from 'zod/mini';

export const createTradingAccessTicketHeadersXRequestIDMin = 8;
export const createTradingAccessTicketHeadersXRequestIDMax = 64;


export const createTradingAccessTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createTradingAccessTicketHeadersIdempotencyKeyMin = 8;
export const createTradingAccessTicketHeadersIdempotencyKeyMax = 255;


export const createTradingAccessTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateTradingAccessTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createTradingAccessTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createTradingAccessTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createTradingAccessTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createTradingAccessTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createTradingAccessTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createTradingAccessTicketHeadersIdempotencyKeyRegExp)))
})

export type CreateTradingAccessTicketHeaders = zod.input<typeof CreateTradingAccessTicketHeaders>;
export type CreateTradingAccessTicketHeadersOutput = zod.output<typeof CreateTradingAccessTicketHeaders>;
