import * as zod from 'zod/mini';
import { CartProduct } from './cartProduct.ts';
import { ImportOutcome } from './importOutcome.ts';

export const importRowRowMax = 1048576;

export const importRowMergedRowsItemMax = 1048576;

export const importRowMergedRowsMax = 5000;

export const importRowTextMax = 500;

export const importRowRequestedMax = 999999999;

export const importRowQuantityTextMax = 500;

export const importRowCandidatesMax = 10;

export const importRowQuantityMin = 0;
export const importRowQuantityMax = 9999;

export const importRowInCartMin = 0;
export const importRowInCartMax = 9999;

export const importRowBecomesMin = 0;
export const importRowBecomesMax = 9999;

export const importRowMessageMax = 300;



export const ImportRow = /*#__PURE__*/ zod.object({
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(importRowRowMax)),
  "mergedRows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(importRowMergedRowsItemMax))).check(/*#__PURE__*/ zod.maxLength(importRowMergedRowsMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importRowTextMax)),
  "requested": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(importRowRequestedMax))),
  "quantityText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importRowQuantityTextMax)),
  "outcome": ImportOutcome,
  "product": /*#__PURE__*/ zod.union([CartProduct,/*#__PURE__*/ zod.null()]),
  "candidates": /*#__PURE__*/ zod.array(CartProduct).check(/*#__PURE__*/ zod.maxLength(importRowCandidatesMax)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importRowQuantityMin)).check(/*#__PURE__*/ zod.lte(importRowQuantityMax)),
  "inCart": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importRowInCartMin)).check(/*#__PURE__*/ zod.lte(importRowInCartMax)),
  "becomes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importRowBecomesMin)).check(/*#__PURE__*/ zod.lte(importRowBecomesMax)),
  "message": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importRowMessageMax)))
});

export type ImportRow = zod.input<typeof ImportRow>;
export type ImportRowOutput = zod.output<typeof ImportRow>;
