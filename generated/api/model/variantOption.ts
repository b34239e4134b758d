import * as zod from 'zod/mini';

export const variantOptionNameMax = 200;

export const variantOptionValueMax = 500;



export const VariantOption = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(variantOptionNameMax)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(variantOptionValueMax))
});

export type VariantOption = zod.input<typeof VariantOption>;
export type VariantOptionOutput = zod.output<typeof VariantOption>;
