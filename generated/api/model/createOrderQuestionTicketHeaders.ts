import * as zod from 'zod/mini';

export const createOrderQuestionTicketHeadersXRequestIDMin = 8;
export const createOrderQuestionTicketHeadersXRequestIDMax = 64;


export const createOrderQuestionTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createOrderQuestionTicketHeadersIdempotencyKeyMin = 8;
export const createOrderQuestionTicketHeadersIdempotencyKeyMax = 255;


export const createOrderQuestionTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateOrderQuestionTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createOrderQuestionTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createOrderQuestionTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createOrderQuestionTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createOrderQuestionTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createOrderQuestionTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createOrderQuestionTicketHeadersIdempotencyKeyRegExp)))
})

export type CreateOrderQuestionTicketHeaders = zod.input<typeof CreateOrderQuestionTicketHeaders>;
export type CreateOrderQuestionTicketHeadersOutput = zod.output<typeof CreateOrderQuestionTicketHeaders>;
