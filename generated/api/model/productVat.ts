import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';

export const productVatRateMin = 0;
export const productVatRateMax = 100;



export const ProductVat = /*#__PURE__*/ zod.object({
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productVatRateMin)).check(/*#__PURE__*/ zod.lte(productVatRateMax))),
  "amount": Kopecks
});

export type ProductVat = zod.input<typeof ProductVat>;
export type ProductVatOutput = zod.output<typeof ProductVat>;
