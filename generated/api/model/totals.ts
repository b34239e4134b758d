import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';

export const totalsGoodsMin = 0;
export const totalsGoodsMax = 9007199254740991;

export const totalsDiscountMin = 0;
export const totalsDiscountMax = 9007199254740991;

export const totalsToPayMin = 0;
export const totalsToPayMax = 9007199254740991;

export const totalsWeightMin = 0;
export const totalsWeightMax = 100000000;

export const totalsItemCountMin = 0;

export const totalsQuantityMin = 0;



export const Totals = /*#__PURE__*/ zod.object({
  "goods": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(totalsGoodsMin)).check(/*#__PURE__*/ zod.lte(totalsGoodsMax)),
  "discount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(totalsDiscountMin)).check(/*#__PURE__*/ zod.lte(totalsDiscountMax)),
  "delivery": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "toPay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(totalsToPayMin)).check(/*#__PURE__*/ zod.lte(totalsToPayMax)),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(totalsWeightMin)).check(/*#__PURE__*/ zod.lte(totalsWeightMax)),
  "itemCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(totalsItemCountMin)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(totalsQuantityMin))
});

export type Totals = zod.input<typeof Totals>;
export type TotalsOutput = zod.output<typeof Totals>;
