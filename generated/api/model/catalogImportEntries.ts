import * as zod from 'zod/mini';
import { CatalogImportEntry } from './catalogImportEntry.ts';
import { Paging } from './paging.ts';

export const catalogImportEntriesItemsMax = 100;



export const CatalogImportEntries = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CatalogImportEntry).check(/*#__PURE__*/ zod.maxLength(catalogImportEntriesItemsMax)),
  "paging": Paging
});

export type CatalogImportEntries = zod.input<typeof CatalogImportEntries>;
export type CatalogImportEntriesOutput = zod.output<typeof CatalogImportEntries>;
