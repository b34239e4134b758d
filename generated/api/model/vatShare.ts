import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';

export const vatShareRateMin = 0;
export const vatShareRateMax = 100;



export const VatShare = /*#__PURE__*/ zod.object({
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(vatShareRateMin)).check(/*#__PURE__*/ zod.lte(vatShareRateMax))),
  "amount": Kopecks,
  "total": Kopecks
});

export type VatShare = zod.input<typeof VatShare>;
export type VatShareOutput = zod.output<typeof VatShare>;
