import * as zod from 'zod/mini';
import { CatalogImportEntryKind } from './catalogImportEntryKind.ts';
import { Kopecks } from './kopecks.ts';

export const catalogImportEntryLineMin = 0;

export const catalogImportEntryRecordIDMax = 500;

export const catalogImportEntryProductSlugMax = 300;

export const catalogImportEntryNameMax = 500;

export const catalogImportEntryNameBeforeMax = 500;

export const catalogImportEntryReasonMax = 2000;



export const CatalogImportEntry = /*#__PURE__*/ zod.object({
  "kind": CatalogImportEntryKind,
  "line": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogImportEntryLineMin))),
  "recordID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(catalogImportEntryRecordIDMax)),
  "productSlug": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(catalogImportEntryProductSlugMax))),
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(catalogImportEntryNameMax))),
  "nameBefore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(catalogImportEntryNameBeforeMax))),
  "priceBefore": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "priceAfter": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(catalogImportEntryReasonMax)))
});

export type CatalogImportEntry = zod.input<typeof CatalogImportEntry>;
export type CatalogImportEntryOutput = zod.output<typeof CatalogImportEntry>;
