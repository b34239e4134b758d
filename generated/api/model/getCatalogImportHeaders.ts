import * as zod from 'zod/mini';

export const getCatalogImportHeadersXRequestIDMin = 8;
export const getCatalogImportHeadersXRequestIDMax = 64;


export const getCatalogImportHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetCatalogImportHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCatalogImportHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getCatalogImportHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getCatalogImportHeadersXRequestIDRegExp)))
})

export type GetCatalogImportHeaders = zod.input<typeof GetCatalogImportHeaders>;
export type GetCatalogImportHeadersOutput = zod.output<typeof GetCatalogImportHeaders>;
