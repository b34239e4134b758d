import * as zod from 'zod/mini';

export const ownDataImportLinesMax = 10000;



export const OwnDataImport = /*#__PURE__*/ zod.object({
  "fileName": /*#__PURE__*/ zod.string(),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "lines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(ownDataImportLinesMax))
});

export type OwnDataImport = zod.input<typeof OwnDataImport>;
export type OwnDataImportOutput = zod.output<typeof OwnDataImport>;
