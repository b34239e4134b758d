import * as zod from 'zod/mini';

export const PromotionCategoriesRequest = /*#__PURE__*/ zod.object({
  "onlyAvailable": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type PromotionCategoriesRequest = zod.input<typeof PromotionCategoriesRequest>;
export type PromotionCategoriesRequestOutput = zod.output<typeof PromotionCategoriesRequest>;
