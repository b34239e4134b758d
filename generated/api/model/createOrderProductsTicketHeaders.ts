import * as zod from 'zod/mini';

export const createOrderProductsTicketHeadersXRequestIDMin = 8;
export const createOrderProductsTicketHeadersXRequestIDMax = 64;


export const createOrderProductsTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createOrderProductsTicketHeadersIdempotencyKeyMin = 8;
export const createOrderProductsTicketHeadersIdempotencyKeyMax = 255;


export const createOrderProductsTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateOrderProductsTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createOrderProductsTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createOrderProductsTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createOrderProductsTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createOrderProductsTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createOrderProductsTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createOrderProductsTicketHeadersIdempotencyKeyRegExp)))
})

export type CreateOrderProductsTicketHeaders = zod.input<typeof CreateOrderProductsTicketHeaders>;
export type CreateOrderProductsTicketHeadersOutput = zod.output<typeof CreateOrderProductsTicketHeaders>;
