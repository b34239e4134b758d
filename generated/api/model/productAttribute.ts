import * as zod from 'zod/mini';

export const productAttributeNameMax = 200;

export const productAttributeValueMax = 500;

export const productAttributeUnitMax = 50;



export const ProductAttribute = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productAttributeNameMax)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productAttributeValueMax)),
  "unit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productAttributeUnitMax)))
});

export type ProductAttribute = zod.input<typeof ProductAttribute>;
export type ProductAttributeOutput = zod.output<typeof ProductAttribute>;
