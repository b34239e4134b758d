import * as zod from 'zod/mini';
import { CatalogImportEntryKind } from './catalogImportEntryKind.ts';

export const listCatalogImportEntriesParamsPageDefault = 1;
export const listCatalogImportEntriesParamsPageMax = 10000;

export const listCatalogImportEntriesParamsPageSizeDefault = 24;
export const listCatalogImportEntriesParamsPageSizeMax = 100;


export const ListCatalogImportEntriesParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.exactOptional(CatalogImportEntryKind),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCatalogImportEntriesParamsPageMax)), listCatalogImportEntriesParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCatalogImportEntriesParamsPageSizeMax)), listCatalogImportEntriesParamsPageSizeDefault)
})

export type ListCatalogImportEntriesParams = zod.input<typeof ListCatalogImportEntriesParams>;
export type ListCatalogImportEntriesParamsOutput = zod.output<typeof ListCatalogImportEntriesParams>;
