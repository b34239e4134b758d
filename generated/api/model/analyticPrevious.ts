import * as zod from 'zod/mini';
import { AnalyticTotals } from './analyticTotals.ts';

export const AnalyticPrevious = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.iso.date(),
  "to": /*#__PURE__*/ zod.iso.date(),
  "totals": AnalyticTotals
});

export type AnalyticPrevious = zod.input<typeof AnalyticPrevious>;
export type AnalyticPreviousOutput = zod.output<typeof AnalyticPrevious>;
