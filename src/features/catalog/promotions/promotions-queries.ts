import type { PromotionListRequest } from '#generated/api/model/promotionListRequest.ts';
import { getGetProductFiltersQueryOptions } from '#generated/api/product/get-product-filters.ts';
import { getListPromotionCategoriesQueryOptions } from '#generated/api/promotions/list-promotion-categories.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { integer, parseParam, pattern } from '#src/lib/search-params.ts';

const PER_PAGE = 24;

/** Search parameters of the promotions. */
export interface PromotionsSearch extends InvalidParams {
  /** Only promotions with products of this top category. */
  category?: string | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parsePromotionsSearch(given: Record<string, unknown>): PromotionsSearch {
  return withInvalidParams(given, {
    category: parseParam(given.category, pattern(/^[A-Za-z0-9_-]{1,64}$/)),
    page: parseParam(given.page, integer(2, 10_000)),
  });
}

/** The request for one page of the current promotions. */
export function promotionsRequest({ category, page = 1 }: PromotionsSearch): PromotionListRequest {
  return { ...(category && { categoryID: category }), page, pageSize: PER_PAGE };
}

/** The top categories of all promoted products; a failure leaves them out. */
export function promotedCategoriesQuery() {
  return getGetProductFiltersQueryOptions(
    { source: 'PromotionProducts' },
    { query: { meta: { silent: true } } },
  );
}

/** The top categories of a promotion's products; a failure leaves them out. */
export function promotionCategoriesQuery(promotion: string) {
  return getListPromotionCategoriesQueryOptions(
    promotion,
    {},
    { query: { meta: { silent: true } } },
  );
}
