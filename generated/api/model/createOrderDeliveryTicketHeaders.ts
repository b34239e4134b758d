import * as zod from 'zod/mini';

export const createOrderDeliveryTicketHeadersXRequestIDMin = 8;
export const createOrderDeliveryTicketHeadersXRequestIDMax = 64;


export const createOrderDeliveryTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createOrderDeliveryTicketHeadersIdempotencyKeyMin = 8;
export const createOrderDeliveryTicketHeadersIdempotencyKeyMax = 255;


export const createOrderDeliveryTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateOrderDeliveryTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createOrderDeliveryTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createOrderDeliveryTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createOrderDeliveryTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createOrderDeliveryTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createOrderDeliveryTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createOrderDeliveryTicketHeadersIdempotencyKeyRegExp)))
})

export type CreateOrderDeliveryTicketHeaders = zod.input<typeof CreateOrderDeliveryTicketHeaders>;
export type CreateOrderDeliveryTicketHeadersOutput = zod.output<typeof CreateOrderDeliveryTicketHeaders>;
