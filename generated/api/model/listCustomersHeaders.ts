import * as zod from 'zod/mini';

export const listCustomersHeadersXRequestIDMin = 8;
export const listCustomersHeadersXRequestIDMax = 64;


export const listCustomersHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListCustomersHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCustomersHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listCustomersHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listCustomersHeadersXRequestIDRegExp)))
})

export type ListCustomersHeaders = zod.input<typeof ListCustomersHeaders>;
export type ListCustomersHeadersOutput = zod.output<typeof ListCustomersHeaders>;
