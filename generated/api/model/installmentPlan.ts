import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';

export const installmentPlanMonthsMax = 60;



export const InstallmentPlan = /*#__PURE__*/ zod.object({
  "months": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(installmentPlanMonthsMax)),
  "monthlyPayment": Kopecks,
  "total": Kopecks,
  "overpayment": Kopecks
});

export type InstallmentPlan = zod.input<typeof InstallmentPlan>;
export type InstallmentPlanOutput = zod.output<typeof InstallmentPlan>;
