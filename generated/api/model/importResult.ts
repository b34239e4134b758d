import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { ImportColumns } from './importColumns.ts';
import { ImportCounts } from './importCounts.ts';
import { ImportRow } from './importRow.ts';
import { Kopecks } from './kopecks.ts';
import { SkippedImportLine } from './skippedImportLine.ts';
import { TaskStatus } from './taskStatus.ts';

export const importResultFileNameMax = 255;

export const importResultRowCountMin = 0;
export const importResultRowCountMax = 5000;

export const importResultProcessedCountMin = 0;
export const importResultProcessedCountMax = 5000;

export const importResultAddableCountMin = 0;
export const importResultAddableCountMax = 5000;

export const importResultRowsMax = 5000;

export const importResultSkippedMax = 5001;



export const ImportResult = /*#__PURE__*/ zod.object({
  "id": Id,
  "status": TaskStatus,
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(importResultFileNameMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "partnerID": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "columns": /*#__PURE__*/ zod.union([ImportColumns,/*#__PURE__*/ zod.null()]),
  "rowCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importResultRowCountMin)).check(/*#__PURE__*/ zod.lte(importResultRowCountMax)),
  "processedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importResultProcessedCountMin)).check(/*#__PURE__*/ zod.lte(importResultProcessedCountMax)),
  "counts": ImportCounts,
  "addableCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importResultAddableCountMin)).check(/*#__PURE__*/ zod.lte(importResultAddableCountMax)),
  "amount": Kopecks,
  "rows": /*#__PURE__*/ zod.array(ImportRow).check(/*#__PURE__*/ zod.maxLength(importResultRowsMax)),
  "skipped": /*#__PURE__*/ zod.array(SkippedImportLine).check(/*#__PURE__*/ zod.maxLength(importResultSkippedMax))
});

export type ImportResult = zod.input<typeof ImportResult>;
export type ImportResultOutput = zod.output<typeof ImportResult>;
