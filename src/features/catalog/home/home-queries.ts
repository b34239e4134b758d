import type { QueryClient } from '@tanstack/react-query';
import { getListBrandsQueryOptions } from '#generated/api/brands/list-brands.ts';
import type { Promotion } from '#generated/api/model/promotion.ts';
import { getListHitProductsQueryOptions } from '#generated/api/product/list-hit-products.ts';
import { getListProductsQueryOptions } from '#generated/api/product/list-products.ts';
import { getListPromotionProductsQueryOptions } from '#generated/api/promotions/list-promotion-products.ts';
import { getListPromotionsQueryOptions } from '#generated/api/promotions/list-promotions.ts';
import { isPassing } from '#src/api/errors.ts';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import { topCategoriesQuery } from '#src/features/catalog/categories/category-tree-query.ts';

const SHELF = 12;
const BANNERS = 12;

// No part of the home page is worth an error message or long skeletons: what fails twice is hidden
// until the next visit.
const silentOptions = {
  query: {
    meta: { silent: true },
    retry: (failures: number, error: unknown) => failures < 1 && isPassing(error),
    retryOnMount: false,
  },
};

/** The promotions of the banner. */
export function bannersQuery() {
  return getListPromotionsQueryOptions({ page: 1, pageSize: BANNERS }, silentOptions);
}

/** Whether it is a strip of its own; any other is a slide of the carousel. */
export function isSingle({ display }: Promotion): boolean {
  return display === 'Single';
}

/** The first products of promotions. */
export function promotedQuery() {
  return getListPromotionProductsQueryOptions(
    { onlyAvailable: true, page: 1, pageSize: SHELF },
    silentOptions,
  );
}

/** The best-selling products. */
export function popularQuery() {
  return getListHitProductsQueryOptions({ limit: SHELF }, silentOptions);
}

/** The newest products. */
export function newProductsQuery() {
  return getListProductsQueryOptions(
    { source: 'BrandNewItems', page: 1, pageSize: SHELF },
    silentOptions,
  );
}

/** The brands of the shelf. */
export function brandsQuery() {
  return getListBrandsQueryOptions(silentOptions);
}

/**
 * Loads what is visible first; the rest is requested when the user scrolls near it. Never rejects.
 */
export async function loadHome(client: QueryClient): Promise<void> {
  await Promise.all([
    client.prefetchQuery(bannersQuery()),
    client.prefetchQuery(topCategoriesQuery()),
    client.prefetchQuery(popularQuery()),
    // Phone and e-mail are in the page's structured data.
    client.prefetchQuery(settingsQuery()),
  ]);
}
