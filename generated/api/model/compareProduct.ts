import * as zod from 'zod/mini';
import { ProductAttribute } from './productAttribute.ts';
import { ProductCard } from './productCard.ts';

export const compareProductCountryMax = 100;

export const compareProductAttributesMax = 200;



export const CompareProduct = /*#__PURE__*/ zod.object({
  "product": ProductCard,
  "country": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(compareProductCountryMax))),
  "attributes": /*#__PURE__*/ zod.array(ProductAttribute).check(/*#__PURE__*/ zod.maxLength(compareProductAttributesMax))
});

export type CompareProduct = zod.input<typeof CompareProduct>;
export type CompareProductOutput = zod.output<typeof CompareProduct>;
