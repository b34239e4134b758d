import * as zod from 'zod/mini';

export const listSessionsHeadersXRequestIDMin = 8;
export const listSessionsHeadersXRequestIDMax = 64;


export const listSessionsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListSessionsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listSessionsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listSessionsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listSessionsHeadersXRequestIDRegExp)))
})

export type ListSessionsHeaders = zod.input<typeof ListSessionsHeaders>;
export type ListSessionsHeadersOutput = zod.output<typeof ListSessionsHeaders>;
