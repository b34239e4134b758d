import * as zod from 'zod/mini';

export const searchCatalogueHeadersXRequestIDMin = 8;
export const searchCatalogueHeadersXRequestIDMax = 64;


export const searchCatalogueHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SearchCatalogueHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(searchCatalogueHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(searchCatalogueHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(searchCatalogueHeadersXRequestIDRegExp)))
})

export type SearchCatalogueHeaders = zod.input<typeof SearchCatalogueHeaders>;
export type SearchCatalogueHeadersOutput = zod.output<typeof SearchCatalogueHeaders>;
