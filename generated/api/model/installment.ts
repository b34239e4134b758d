import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { InstallmentPlan } from './installmentPlan.ts';
import { InstallmentState } from './installmentState.ts';
import { Kopecks } from './kopecks.ts';

export const installmentPlansMax = 20;

export const installmentSelectedMonthsMax = 60;

export const installmentApplyURLMax = 2048;

export const installmentReasonMax = 300;



export const Installment = /*#__PURE__*/ zod.object({
  "orderID": Id,
  "state": InstallmentState,
  "amount": Kopecks,
  "plans": /*#__PURE__*/ zod.array(InstallmentPlan).check(/*#__PURE__*/ zod.maxLength(installmentPlansMax)),
  "selectedMonths": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(installmentSelectedMonthsMax))),
  "applyURL": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(installmentApplyURLMax))),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(installmentReasonMax))),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type Installment = zod.input<typeof Installment>;
export type InstallmentOutput = zod.output<typeof Installment>;
