import * as zod from 'zod/mini';

export const listTicketsHeadersXRequestIDMin = 8;
export const listTicketsHeadersXRequestIDMax = 64;


export const listTicketsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListTicketsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listTicketsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listTicketsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listTicketsHeadersXRequestIDRegExp)))
})

export type ListTicketsHeaders = zod.input<typeof ListTicketsHeaders>;
export type ListTicketsHeadersOutput = zod.output<typeof ListTicketsHeaders>;
