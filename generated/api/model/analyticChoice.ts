import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const analyticChoiceNameMax = 302;




export const AnalyticChoice = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(analyticChoiceNameMax)),
  "orderCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type AnalyticChoice = zod.input<typeof AnalyticChoice>;
export type AnalyticChoiceOutput = zod.output<typeof AnalyticChoice>;
