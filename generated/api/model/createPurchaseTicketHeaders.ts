import * as zod from 'zod/mini';

export const createPurchaseTicketHeadersXRequestIDMin = 8;
export const createPurchaseTicketHeadersXRequestIDMax = 64;


export const createPurchaseTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createPurchaseTicketHeadersIdempotencyKeyMin = 8;
export const createPurchaseTicketHeadersIdempotencyKeyMax = 255;


export const createPurchaseTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreatePurchaseTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPurchaseTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createPurchaseTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createPurchaseTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPurchaseTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPurchaseTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPurchaseTicketHeadersIdempotencyKeyRegExp)))
})

export type CreatePurchaseTicketHeaders = zod.input<typeof CreatePurchaseTicketHeaders>;
export type CreatePurchaseTicketHeadersOutput = zod.output<typeof CreatePurchaseTicketHeaders>;
