import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { ImportChoice } from './importChoice.ts';

export const chooseImportProductsChoicesMax = 5000;



export const ChooseImportProducts = /*#__PURE__*/ zod.object({
  "importID": Id,
  "choices": /*#__PURE__*/ zod.array(ImportChoice).check(/*#__PURE__*/ zod.maxLength(chooseImportProductsChoicesMax))
});

export type ChooseImportProducts = zod.input<typeof ChooseImportProducts>;
export type ChooseImportProductsOutput = zod.output<typeof ChooseImportProducts>;
