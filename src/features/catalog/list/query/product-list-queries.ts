import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ProductFilters } from '#generated/api/model/productFilters.ts';
import { getGetCategoryQueryOptions } from '#generated/api/product/get-category.ts';
import { getGetProductFiltersQueryOptions } from '#generated/api/product/get-product-filters.ts';
import { getListProductsQueryOptions } from '#generated/api/product/list-products.ts';
import { getListPromotionsQueryOptions } from '#generated/api/promotions/list-promotions.ts';
import { isNotFound } from '#src/api/errors.ts';
import { brandQuery, brandsQuery } from '#src/features/catalog/brands/brands-queries.ts';
import { promotionCategoriesQuery } from '#src/features/catalog/promotions/promotions-queries.ts';
import { brandOf, type ProductSearch, toFilterRequest, toListRequest } from './product-search.ts';

/** One page of products. */
export function listQuery(search: ProductSearch) {
  return getListProductsQueryOptions(toListRequest(search));
}

/** The filters with their counts; the list does not depend on them. */
export function filtersQuery(search: ProductSearch) {
  return getGetProductFiltersQueryOptions(toFilterRequest(search), {
    query: { meta: { silent: true } },
  });
}

/** Name, path and children of a category. */
export function categoryQuery(category: string) {
  return getGetCategoryQueryOptions(category, { query: { meta: { silent: true } } });
}

/** The promotion of the list. */
export function promotionQuery(promotion: string) {
  return getListPromotionsQueryOptions({ ids: [promotion] }, { query: { meta: { silent: true } } });
}

/** The head of a brand's list. */
export const loadBrandHead = () => import('#src/features/catalog/brands/BrandHead.tsx');

/** The head of a promotion's list. */
export const loadPromotionHead = () => import('#src/features/catalog/promotions/PromotionHead.tsx');

/** The component reports its own chunk load error; it does not fail the list. */
const ignoreLoadError = () => {};

/** The brands of the list that its filters lack: they have none of its products, or are gone altogether. */
export function brandsOutOfFilters(
  { brand = [] }: ProductSearch,
  filters: ProductFilters | undefined,
): string[] {
  return brand.filter((id) => !filters?.brands.some((option) => option.brand.id === id));
}

/** The filters and, on the server, which renders that a brand is gone, all brands when one may be. */
async function prefetchFilters(client: QueryClient, search: ProductSearch): Promise<void> {
  const options = filtersQuery(search);
  await client.prefetchQuery(options);
  if (!import.meta.env.SSR) return;
  const filters = client.getQueryData(options.queryKey);
  if (brandsOutOfFilters(search, filters).length > 0) await client.prefetchQuery(brandsQuery());
}

/**
 * Loads everything that the list shows, in parallel; rejects when the products fail to load. An
 * unknown category is a 404.
 * @param isShown a list is on the screen already, with its filters; the screen itself requests
 * newer ones, since awaiting them here would delay the new products.
 */
export async function loadProductList(
  client: QueryClient,
  search: ProductSearch,
  isShown: boolean,
): Promise<void> {
  const brand = brandOf(search);
  await Promise.all([
    client.ensureQueryData(listQuery(search)),
    !isShown && prefetchFilters(client, search),
    search.category &&
      client.ensureQueryData(categoryQuery(search.category)).catch((error: unknown) => {
        if (isNotFound(error)) throw notFound();
      }),
    search.promotion && client.prefetchQuery(promotionQuery(search.promotion)),
    search.promotion && client.prefetchQuery(promotionCategoriesQuery(search.promotion)),
    search.promotion && loadPromotionHead().catch(ignoreLoadError),
    brand && client.prefetchQuery(brandQuery(brand)),
    brand && loadBrandHead().catch(ignoreLoadError),
  ]);
}
