import * as zod from 'zod/mini';

export const createEDOTicketHeadersXRequestIDMin = 8;
export const createEDOTicketHeadersXRequestIDMax = 64;


export const createEDOTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createEDOTicketHeadersIdempotencyKeyMin = 8;
export const createEDOTicketHeadersIdempotencyKeyMax = 255;


export const createEDOTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateEDOTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createEDOTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createEDOTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createEDOTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createEDOTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createEDOTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createEDOTicketHeadersIdempotencyKeyRegExp)))
})

export type CreateEDOTicketHeaders = zod.input<typeof CreateEDOTicketHeaders>;
export type CreateEDOTicketHeadersOutput = zod.output<typeof CreateEDOTicketHeaders>;
