import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import {
  getGetCategoryQueryOptions,
  getGetProductFiltersQueryOptions,
  getListProductsQueryOptions,
} from '#generated/api/product/product.ts';
import { getListPromotionsQueryOptions } from '#generated/api/promotions/promotions.ts';
import { isNotFound } from '#src/api/errors.ts';
import { brandQuery } from '#src/features/catalog/brands/brands-queries.ts';
import { promotionCategoriesQuery } from '#src/features/catalog/promotions/promotions-queries.ts';
import { brandOf, type ProductSearch, toFilterRequest, toListRequest } from './product-search.ts';

/** The page of products. */
export function listQuery(search: ProductSearch) {
  return getListProductsQueryOptions(toListRequest(search));
}

/** The filters with their counts; the list stands without them too. */
export function filtersQuery(search: ProductSearch) {
  return getGetProductFiltersQueryOptions(toFilterRequest(search), {
    query: { meta: { silent: true } },
  });
}

/** Name, path and children of a category. */
export function categoryQuery(category: string) {
  return getGetCategoryQueryOptions(category, { query: { meta: { silent: true } } });
}

/** Name of the promotion that the list is about. */
export function promotionQuery(promotion: string) {
  return getListPromotionsQueryOptions({ ids: [promotion] }, { query: { meta: { silent: true } } });
}

/** What stands above the list of one brand. */
export const loadBrandHead = () => import('#src/features/catalog/brands/BrandHead.tsx');

/** What stands above the list of one promotion. */
export const loadPromotionHead = () => import('#src/features/catalog/promotions/PromotionHead.tsx');

/** Code that does not come costs its own part, not the list. */
const toldWhereItStands = () => {};

/**
 * Everything that the list shows, requested side by side; rejects when the products cannot be had.
 * A category that is not there is an address that leads nowhere.
 *
 * @param isShown a list is on the screen already, with filters that hold until the screen itself
 *   requests newer ones: reading those would keep the new products from the user.
 */
export async function loadProductList(
  client: QueryClient,
  search: ProductSearch,
  isShown: boolean,
): Promise<void> {
  const brand = brandOf(search);
  await Promise.all([
    client.ensureQueryData(listQuery(search)),
    !isShown && client.prefetchQuery(filtersQuery(search)),
    search.category &&
      client.ensureQueryData(categoryQuery(search.category)).catch((error: unknown) => {
        if (isNotFound(error)) throw notFound();
      }),
    search.promotion && client.prefetchQuery(promotionQuery(search.promotion)),
    search.promotion && client.prefetchQuery(promotionCategoriesQuery(search.promotion)),
    search.promotion && loadPromotionHead().catch(toldWhereItStands),
    brand && client.prefetchQuery(brandQuery(brand)),
    brand && loadBrandHead().catch(toldWhereItStands),
  ]);
}
