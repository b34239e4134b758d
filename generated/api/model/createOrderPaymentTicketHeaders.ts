import * as zod from 'zod/mini';

export const createOrderPaymentTicketHeadersXRequestIDMin = 8;
export const createOrderPaymentTicketHeadersXRequestIDMax = 64;


export const createOrderPaymentTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createOrderPaymentTicketHeadersIdempotencyKeyMin = 8;
export const createOrderPaymentTicketHeadersIdempotencyKeyMax = 255;


export const createOrderPaymentTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateOrderPaymentTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createOrderPaymentTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createOrderPaymentTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createOrderPaymentTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createOrderPaymentTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createOrderPaymentTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createOrderPaymentTicketHeadersIdempotencyKeyRegExp)))
})

export type CreateOrderPaymentTicketHeaders = zod.input<typeof CreateOrderPaymentTicketHeaders>;
export type CreateOrderPaymentTicketHeadersOutput = zod.output<typeof CreateOrderPaymentTicketHeaders>;
