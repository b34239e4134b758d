import * as zod from 'zod/mini';
import { OrderStatus } from './orderStatus.ts';




export const AnalyticStatusChoice = /*#__PURE__*/ zod.object({
  "status": OrderStatus,
  "orderCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type AnalyticStatusChoice = zod.input<typeof AnalyticStatusChoice>;
export type AnalyticStatusChoiceOutput = zod.output<typeof AnalyticStatusChoice>;
