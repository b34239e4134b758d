import * as zod from 'zod/mini';

export const createTicketFeedbackHeadersXRequestIDMin = 8;
export const createTicketFeedbackHeadersXRequestIDMax = 64;


export const createTicketFeedbackHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createTicketFeedbackHeadersIdempotencyKeyMin = 8;
export const createTicketFeedbackHeadersIdempotencyKeyMax = 255;


export const createTicketFeedbackHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateTicketFeedbackHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createTicketFeedbackHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createTicketFeedbackHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createTicketFeedbackHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createTicketFeedbackHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createTicketFeedbackHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createTicketFeedbackHeadersIdempotencyKeyRegExp)))
})

export type CreateTicketFeedbackHeaders = zod.input<typeof CreateTicketFeedbackHeaders>;
export type CreateTicketFeedbackHeadersOutput = zod.output<typeof CreateTicketFeedbackHeaders>;
