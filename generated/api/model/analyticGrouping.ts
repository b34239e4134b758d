import * as zod from 'zod/mini';

export const AnalyticGrouping = /*#__PURE__*/ zod.enum(['Day', 'Week', 'Month']);

export type AnalyticGrouping = zod.input<typeof AnalyticGrouping>;
export type AnalyticGroupingOutput = zod.output<typeof AnalyticGrouping>;
