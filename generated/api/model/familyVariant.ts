import * as zod from 'zod/mini';

export const familyVariantSlugMax = 300;

export const familyVariantLabelMax = 500;



export const FamilyVariant = /*#__PURE__*/ zod.object({
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(familyVariantSlugMax)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(familyVariantLabelMax)),
  "available": /*#__PURE__*/ zod.boolean()
});

export type FamilyVariant = zod.input<typeof FamilyVariant>;
export type FamilyVariantOutput = zod.output<typeof FamilyVariant>;
