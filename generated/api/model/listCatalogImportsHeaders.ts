import * as zod from 'zod/mini';

export const listCatalogImportsHeadersXRequestIDMin = 8;
export const listCatalogImportsHeadersXRequestIDMax = 64;


export const listCatalogImportsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListCatalogImportsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCatalogImportsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listCatalogImportsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listCatalogImportsHeadersXRequestIDRegExp)))
})

export type ListCatalogImportsHeaders = zod.input<typeof ListCatalogImportsHeaders>;
export type ListCatalogImportsHeadersOutput = zod.output<typeof ListCatalogImportsHeaders>;
