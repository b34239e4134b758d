import * as zod from 'zod/mini';

export const receiveTicketHeadersXRequestIDMin = 8;
export const receiveTicketHeadersXRequestIDMax = 64;


export const receiveTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ReceiveTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(receiveTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(receiveTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(receiveTicketHeadersXRequestIDRegExp)))
})

export type ReceiveTicketHeaders = zod.input<typeof ReceiveTicketHeaders>;
export type ReceiveTicketHeadersOutput = zod.output<typeof ReceiveTicketHeaders>;
