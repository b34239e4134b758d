import * as zod from 'zod/mini';
import { CatalogImportEntryKind } from './catalogImportEntryKind.ts';

export const catalogImportCountCountMin = 0;

export const catalogImportCountListedMin = 0;



export const CatalogImportCount = /*#__PURE__*/ zod.object({
  "kind": CatalogImportEntryKind,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportCountCountMin)),
  "listed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportCountListedMin))
});

export type CatalogImportCount = zod.input<typeof CatalogImportCount>;
export type CatalogImportCountOutput = zod.output<typeof CatalogImportCount>;
