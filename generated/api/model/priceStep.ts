import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';
import { PriceStepKind } from './priceStepKind.ts';

export const priceStepTitleMax = 300;

export const priceStepChangeMin = -9007199254740991;
export const priceStepChangeMax = 9007199254740991;



export const PriceStep = /*#__PURE__*/ zod.object({
  "kind": PriceStepKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(priceStepTitleMax)),
  "change": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(priceStepChangeMin)).check(/*#__PURE__*/ zod.lte(priceStepChangeMax)),
  "sum": Kopecks
});

export type PriceStep = zod.input<typeof PriceStep>;
export type PriceStepOutput = zod.output<typeof PriceStep>;
