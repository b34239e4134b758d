import * as zod from 'zod/mini';

export const createRefundTicketHeadersXRequestIDMin = 8;
export const createRefundTicketHeadersXRequestIDMax = 64;


export const createRefundTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createRefundTicketHeadersIdempotencyKeyMin = 8;
export const createRefundTicketHeadersIdempotencyKeyMax = 255;


export const createRefundTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateRefundTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createRefundTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createRefundTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createRefundTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createRefundTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createRefundTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createRefundTicketHeadersIdempotencyKeyRegExp)))
})

export type CreateRefundTicketHeaders = zod.input<typeof CreateRefundTicketHeaders>;
export type CreateRefundTicketHeadersOutput = zod.output<typeof CreateRefundTicketHeaders>;
