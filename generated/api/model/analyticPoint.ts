import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';

export const analyticPointOrderCountMin = 0;

export const analyticPointQuantityMin = 0;



export const AnalyticPoint = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.iso.date(),
  "to": /*#__PURE__*/ zod.iso.date(),
  "orderCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(analyticPointOrderCountMin)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(analyticPointQuantityMin)),
  "amount": Kopecks,
  "previousAmount": Kopecks
});

export type AnalyticPoint = zod.input<typeof AnalyticPoint>;
export type AnalyticPointOutput = zod.output<typeof AnalyticPoint>;
