import * as zod from 'zod/mini';
import { CategoryFacetValue } from './categoryFacetValue.ts';

export const promotionCategoriesItemsMax = 200;



export const PromotionCategories = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CategoryFacetValue).check(/*#__PURE__*/ zod.maxLength(promotionCategoriesItemsMax))
});

export type PromotionCategories = zod.input<typeof PromotionCategories>;
export type PromotionCategoriesOutput = zod.output<typeof PromotionCategories>;
