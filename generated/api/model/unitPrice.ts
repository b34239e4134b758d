import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';


export const unitPriceUnitMax = 50;



export const UnitPrice = /*#__PURE__*/ zod.object({
  "price": Kopecks,
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(unitPriceUnitMax))
});

export type UnitPrice = zod.input<typeof UnitPrice>;
export type UnitPriceOutput = zod.output<typeof UnitPrice>;
