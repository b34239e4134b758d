import * as zod from 'zod/mini';

export const getTicketHeadersXRequestIDMin = 8;
export const getTicketHeadersXRequestIDMax = 64;


export const getTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getTicketHeadersXRequestIDRegExp)))
})

export type GetTicketHeaders = zod.input<typeof GetTicketHeaders>;
export type GetTicketHeadersOutput = zod.output<typeof GetTicketHeaders>;
