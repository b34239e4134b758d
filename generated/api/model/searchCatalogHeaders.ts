import * as zod from 'zod/mini';

export const searchCatalogHeadersXRequestIDMin = 8;
export const searchCatalogHeadersXRequestIDMax = 64;


export const searchCatalogHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SearchCatalogHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(searchCatalogHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(searchCatalogHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(searchCatalogHeadersXRequestIDRegExp)))
})

export type SearchCatalogHeaders = zod.input<typeof SearchCatalogHeaders>;
export type SearchCatalogHeadersOutput = zod.output<typeof SearchCatalogHeaders>;
