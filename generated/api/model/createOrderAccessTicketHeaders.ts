import * as zod from 'zod/mini';

export const createOrderAccessTicketHeadersXRequestIDMin = 8;
export const createOrderAccessTicketHeadersXRequestIDMax = 64;


export const createOrderAccessTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createOrderAccessTicketHeadersIdempotencyKeyMin = 8;
export const createOrderAccessTicketHeadersIdempotencyKeyMax = 255;


export const createOrderAccessTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateOrderAccessTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createOrderAccessTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createOrderAccessTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createOrderAccessTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createOrderAccessTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createOrderAccessTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createOrderAccessTicketHeadersIdempotencyKeyRegExp)))
})

export type CreateOrderAccessTicketHeaders = zod.input<typeof CreateOrderAccessTicketHeaders>;
export type CreateOrderAccessTicketHeadersOutput = zod.output<typeof CreateOrderAccessTicketHeaders>;
