import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { ImportDocument } from './importDocument.ts';
import { ImportOutcome } from './importOutcome.ts';

export const downloadImportOutcomesMax = 6;



export const DownloadImport = /*#__PURE__*/ zod.object({
  "document": ImportDocument,
  "importID": /*#__PURE__*/ zod.exactOptional(Id),
  "outcomes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ImportOutcome).check(/*#__PURE__*/ zod.maxLength(downloadImportOutcomesMax)))
});

export type DownloadImport = zod.input<typeof DownloadImport>;
export type DownloadImportOutput = zod.output<typeof DownloadImport>;
