import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';

export const analyticTotalsOrderCountMin = 0;

export const analyticTotalsQuantityMin = 0;



export const AnalyticTotals = /*#__PURE__*/ zod.object({
  "orderCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(analyticTotalsOrderCountMin)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(analyticTotalsQuantityMin)),
  "amount": Kopecks,
  "discount": Kopecks,
  "averageOrder": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()])
});

export type AnalyticTotals = zod.input<typeof AnalyticTotals>;
export type AnalyticTotalsOutput = zod.output<typeof AnalyticTotals>;
