import * as zod from 'zod/mini';

export const createStaffTicketMessageHeadersXRequestIDMin = 8;
export const createStaffTicketMessageHeadersXRequestIDMax = 64;


export const createStaffTicketMessageHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createStaffTicketMessageHeadersIdempotencyKeyMin = 8;
export const createStaffTicketMessageHeadersIdempotencyKeyMax = 255;


export const createStaffTicketMessageHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateStaffTicketMessageHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createStaffTicketMessageHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createStaffTicketMessageHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createStaffTicketMessageHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createStaffTicketMessageHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createStaffTicketMessageHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createStaffTicketMessageHeadersIdempotencyKeyRegExp)))
})

export type CreateStaffTicketMessageHeaders = zod.input<typeof CreateStaffTicketMessageHeaders>;
export type CreateStaffTicketMessageHeadersOutput = zod.output<typeof CreateStaffTicketMessageHeaders>;
