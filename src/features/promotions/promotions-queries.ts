import {
  getListPromotionCategoriesQueryOptions,
  getListPromotionsQueryOptions,
} from '#generated/api/promotions/promotions.ts';

export const PROMOTIONS_PER_PAGE = 24;

/** One page of the promotions that run now. */
export function promotionsQuery(page: number) {
  return getListPromotionsQueryOptions({ page, pageSize: PROMOTIONS_PER_PAGE });
}

/** The top categories of a promotion's products; the page stands without them. */
export function promotionCategoriesQuery(promotion: string) {
  return getListPromotionCategoriesQueryOptions(
    promotion,
    {},
    { query: { meta: { silent: true } } },
  );
}
