import * as zod from 'zod/mini';

export const AnalyticSortField = /*#__PURE__*/ zod.enum(['Amount', 'Quantity', 'Orders', 'Name']);

export type AnalyticSortField = zod.input<typeof AnalyticSortField>;
export type AnalyticSortFieldOutput = zod.output<typeof AnalyticSortField>;
