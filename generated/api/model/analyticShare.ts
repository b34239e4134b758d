import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';

export const analyticShareNameMax = 302;

export const analyticShareQuantityMin = 0;



export const AnalyticShare = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(analyticShareNameMax)),
  "amount": Kopecks,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(analyticShareQuantityMin)),
  "previousAmount": Kopecks
});

export type AnalyticShare = zod.input<typeof AnalyticShare>;
export type AnalyticShareOutput = zod.output<typeof AnalyticShare>;
