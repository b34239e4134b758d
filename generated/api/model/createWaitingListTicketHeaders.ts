import * as zod from 'zod/mini';

export const createWaitingListTicketHeadersXRequestIDMin = 8;
export const createWaitingListTicketHeadersXRequestIDMax = 64;


export const createWaitingListTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createWaitingListTicketHeadersIdempotencyKeyMin = 8;
export const createWaitingListTicketHeadersIdempotencyKeyMax = 255;


export const createWaitingListTicketHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateWaitingListTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createWaitingListTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createWaitingListTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createWaitingListTicketHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createWaitingListTicketHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createWaitingListTicketHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createWaitingListTicketHeadersIdempotencyKeyRegExp)))
})

export type CreateWaitingListTicketHeaders = zod.input<typeof CreateWaitingListTicketHeaders>;
export type CreateWaitingListTicketHeadersOutput = zod.output<typeof CreateWaitingListTicketHeaders>;
