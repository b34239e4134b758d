import { getListRecommendedProductsQueryOptions } from '#generated/api/product/list-recommended-products.ts';
import { type RecommendationRequest, SHELF_SIZE } from './recommendation-source.ts';

/** The request that both sources start with. */
export function recommendationParams({ kind, productIDs }: RecommendationRequest) {
  return {
    kind,
    limit: SHELF_SIZE,
    ...(productIDs.length > 0 && { productID: [...productIDs] }),
  };
}

/** The shop's own recommendations, from its orders, views and categories. */
export function builtInSource(request: RecommendationRequest) {
  return getListRecommendedProductsQueryOptions(recommendationParams(request), {
    query: { meta: { silent: true } },
  });
}
