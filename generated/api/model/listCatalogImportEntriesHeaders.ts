import * as zod from 'zod/mini';

export const listCatalogImportEntriesHeadersXRequestIDMin = 8;
export const listCatalogImportEntriesHeadersXRequestIDMax = 64;


export const listCatalogImportEntriesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListCatalogImportEntriesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCatalogImportEntriesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listCatalogImportEntriesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listCatalogImportEntriesHeadersXRequestIDRegExp)))
})

export type ListCatalogImportEntriesHeaders = zod.input<typeof ListCatalogImportEntriesHeaders>;
export type ListCatalogImportEntriesHeadersOutput = zod.output<typeof ListCatalogImportEntriesHeaders>;
