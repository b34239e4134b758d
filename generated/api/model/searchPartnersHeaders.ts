import * as zod from 'zod/mini';

export const searchPartnersHeadersXRequestIDMin = 8;
export const searchPartnersHeadersXRequestIDMax = 64;


export const searchPartnersHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SearchPartnersHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(searchPartnersHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(searchPartnersHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(searchPartnersHeadersXRequestIDRegExp)))
})

export type SearchPartnersHeaders = zod.input<typeof SearchPartnersHeaders>;
export type SearchPartnersHeadersOutput = zod.output<typeof SearchPartnersHeaders>;
