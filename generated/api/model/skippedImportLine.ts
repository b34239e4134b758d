import * as zod from 'zod/mini';

export const skippedImportLineRowMax = 1048576;

export const skippedImportLineSheetMax = 500;

export const skippedImportLineTextMax = 500;



export const SkippedImportLine = /*#__PURE__*/ zod.object({
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(skippedImportLineRowMax)),
  "sheet": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(skippedImportLineSheetMax))),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(skippedImportLineTextMax))
});

export type SkippedImportLine = zod.input<typeof SkippedImportLine>;
export type SkippedImportLineOutput = zod.output<typeof SkippedImportLine>;
