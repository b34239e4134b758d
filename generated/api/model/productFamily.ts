import * as zod from 'zod/mini';
import { FamilyVariant } from './familyVariant.ts';

export const productFamilyIdMax = 100;

export const productFamilyNameMax = 500;

export const productFamilyLabelMax = 500;

export const productFamilyVariantsMax = 6;



export const ProductFamily = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productFamilyIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productFamilyNameMax)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productFamilyLabelMax)),
  "variants": /*#__PURE__*/ zod.array(FamilyVariant).check(/*#__PURE__*/ zod.maxLength(productFamilyVariantsMax))
});

export type ProductFamily = zod.input<typeof ProductFamily>;
export type ProductFamilyOutput = zod.output<typeof ProductFamily>;
