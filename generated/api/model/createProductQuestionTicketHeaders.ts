import * as zod from 'zod/mini';

export const createProductQuestionTicketHeadersXRequestIDMin = 8;
export const createProductQuestionTicketHeadersXRequestIDMax = 64;


export const createProductQuestionTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createProductQuestionTicketHeadersIdempotencyKeyMin = 8;
export const createProductQuestionTicketHeadersIdempotencyKeyMax = 255;


export const createProductQuestionTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateProductQuestionTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createProductQuestionTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createProductQuestionTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createProductQuestionTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createProductQuestionTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createProductQuestionTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createProductQuestionTicketHeadersIdempotencyKeyRegExp)))
})

export type CreateProductQuestionTicketHeaders = zod.input<typeof CreateProductQuestionTicketHeaders>;
export type CreateProductQuestionTicketHeadersOutput = zod.output<typeof CreateProductQuestionTicketHeaders>;
