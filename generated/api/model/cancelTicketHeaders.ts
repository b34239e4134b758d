import * as zod from 'zod/mini';

export const cancelTicketHeadersXRequestIDMin = 8;
export const cancelTicketHeadersXRequestIDMax = 64;


export const cancelTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CancelTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cancelTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(cancelTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(cancelTicketHeadersXRequestIDRegExp)))
})

export type CancelTicketHeaders = zod.input<typeof CancelTicketHeaders>;
export type CancelTicketHeadersOutput = zod.output<typeof CancelTicketHeaders>;
