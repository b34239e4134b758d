import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const importChoiceRowMax = 1048576;

export const importChoiceQuantityMax = 999999999;



export const ImportChoice = /*#__PURE__*/ zod.object({
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(importChoiceRowMax)),
  "productID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "quantity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(importChoiceQuantityMax)))
});

export type ImportChoice = zod.input<typeof ImportChoice>;
export type ImportChoiceOutput = zod.output<typeof ImportChoice>;
