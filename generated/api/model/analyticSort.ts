import * as zod from 'zod/mini';
import { AnalyticSortField } from './analyticSortField.ts';
import { SortDirection } from './sortDirection.ts';

export const AnalyticSort = /*#__PURE__*/ zod.object({
  "field": AnalyticSortField,
  "direction": /*#__PURE__*/ zod.exactOptional(SortDirection)
});

export type AnalyticSort = zod.input<typeof AnalyticSort>;
export type AnalyticSortOutput = zod.output<typeof AnalyticSort>;
