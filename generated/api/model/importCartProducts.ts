import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const importCartProductsRowsItemMax = 1048576;

export const importCartProductsRowsMax = 5000;



export const ImportCartProducts = /*#__PURE__*/ zod.object({
  "importID": Id,
  "rows": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(importCartProductsRowsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(importCartProductsRowsMax)))
});

export type ImportCartProducts = zod.input<typeof ImportCartProducts>;
export type ImportCartProductsOutput = zod.output<typeof ImportCartProducts>;
