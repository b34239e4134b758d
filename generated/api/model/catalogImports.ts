import * as zod from 'zod/mini';
import { CatalogImport } from './catalogImport.ts';
import { Paging } from './paging.ts';

export const catalogImportsItemsMax = 100;



export const CatalogImports = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CatalogImport).check(/*#__PURE__*/ zod.maxLength(catalogImportsItemsMax)),
  "paging": Paging
});

export type CatalogImports = zod.input<typeof CatalogImports>;
export type CatalogImportsOutput = zod.output<typeof CatalogImports>;
