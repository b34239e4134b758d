import * as zod from 'zod/mini';

export const importCountsMatchedMin = 0;
export const importCountsMatchedMax = 5000;

export const importCountsAmbiguousMin = 0;
export const importCountsAmbiguousMax = 5000;

export const importCountsReducedMin = 0;
export const importCountsReducedMax = 5000;

export const importCountsUnavailableMin = 0;
export const importCountsUnavailableMax = 5000;

export const importCountsNotFoundMin = 0;
export const importCountsNotFoundMax = 5000;

export const importCountsInvalidQuantityMin = 0;
export const importCountsInvalidQuantityMax = 5000;



export const ImportCounts = /*#__PURE__*/ zod.object({
  "matched": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importCountsMatchedMin)).check(/*#__PURE__*/ zod.lte(importCountsMatchedMax)),
  "ambiguous": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importCountsAmbiguousMin)).check(/*#__PURE__*/ zod.lte(importCountsAmbiguousMax)),
  "reduced": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importCountsReducedMin)).check(/*#__PURE__*/ zod.lte(importCountsReducedMax)),
  "unavailable": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importCountsUnavailableMin)).check(/*#__PURE__*/ zod.lte(importCountsUnavailableMax)),
  "notFound": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importCountsNotFoundMin)).check(/*#__PURE__*/ zod.lte(importCountsNotFoundMax)),
  "invalidQuantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importCountsInvalidQuantityMin)).check(/*#__PURE__*/ zod.lte(importCountsInvalidQuantityMax))
});

export type ImportCounts = zod.input<typeof ImportCounts>;
export type ImportCountsOutput = zod.output<typeof ImportCounts>;
