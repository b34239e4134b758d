import * as zod from 'zod/mini';

export const listCatalogImportsParamsPageDefault = 1;
export const listCatalogImportsParamsPageMax = 10000;

export const listCatalogImportsParamsPageSizeDefault = 24;
export const listCatalogImportsParamsPageSizeMax = 100;


export const ListCatalogImportsParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCatalogImportsParamsPageMax)), listCatalogImportsParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCatalogImportsParamsPageSizeMax)), listCatalogImportsParamsPageSizeDefault)
})

export type ListCatalogImportsParams = zod.input<typeof ListCatalogImportsParams>;
export type ListCatalogImportsParamsOutput = zod.output<typeof ListCatalogImportsParams>;
