import * as zod from 'zod/mini';

export const importColumnsProductMax = 16384;

export const importColumnsQuantityMax = 16384;



export const ImportColumns = /*#__PURE__*/ zod.object({
  "product": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(importColumnsProductMax)),
  "quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(importColumnsQuantityMax))),
  "hasHeader": /*#__PURE__*/ zod.boolean()
});

export type ImportColumns = zod.input<typeof ImportColumns>;
export type ImportColumnsOutput = zod.output<typeof ImportColumns>;
