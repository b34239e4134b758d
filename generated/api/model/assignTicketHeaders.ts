import * as zod from 'zod/mini';

export const assignTicketHeadersXRequestIDMin = 8;
export const assignTicketHeadersXRequestIDMax = 64;


export const assignTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const AssignTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(assignTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(assignTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(assignTicketHeadersXRequestIDRegExp)))
})

export type AssignTicketHeaders = zod.input<typeof AssignTicketHeaders>;
export type AssignTicketHeadersOutput = zod.output<typeof AssignTicketHeaders>;
