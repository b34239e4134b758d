import * as zod from 'zod/mini';
import { CategoryReference } from './categoryReference.ts';
import { CompareProduct } from './compareProduct.ts';

export const compareGroupProductsMax = 50;

export const compareGroupAttributeNamesItemMax = 200;

export const compareGroupAttributeNamesMax = 500;



export const CompareGroup = /*#__PURE__*/ zod.object({
  "category": CategoryReference,
  "products": /*#__PURE__*/ zod.array(CompareProduct).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(compareGroupProductsMax)),
  "attributeNames": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(compareGroupAttributeNamesItemMax))).check(/*#__PURE__*/ zod.maxLength(compareGroupAttributeNamesMax))
});

export type CompareGroup = zod.input<typeof CompareGroup>;
export type CompareGroupOutput = zod.output<typeof CompareGroup>;
