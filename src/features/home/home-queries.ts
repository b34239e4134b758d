import type { QueryClient } from '@tanstack/react-query';
import { getListBrandsQueryOptions } from '#generated/api/brands/brands.ts';
import {
  getListHitProductsQueryOptions,
  getListProductsQueryOptions,
} from '#generated/api/product/product.ts';
import { getListPromotionsQueryOptions } from '#generated/api/promotions/promotions.ts';
import { categoryTreeQuery } from '#src/features/catalog/category-tree-query.ts';

const SHELF = 12;
const BANNERS = 8;

// No part of the home page is worth an error: what cannot be had is left out.
const quiet = { query: { meta: { silent: true } } };

export function bannersQuery() {
  return getListPromotionsQueryOptions({ page: 1, pageSize: BANNERS }, quiet);
}

export function popularQuery() {
  return getListHitProductsQueryOptions({ limit: SHELF }, quiet);
}

export function newcomersQuery() {
  return getListProductsQueryOptions({ source: 'BrandNewItems', page: 1, pageSize: SHELF }, quiet);
}

export function brandsQuery() {
  return getListBrandsQueryOptions(quiet);
}

/** Waits for what is seen first; the shelves below fill their places when they come. Never rejects. */
export async function loadHome(client: QueryClient): Promise<void> {
  void client.prefetchQuery(newcomersQuery());
  void client.prefetchQuery(brandsQuery());
  await Promise.all([
    client.prefetchQuery(bannersQuery()),
    client.prefetchQuery(categoryTreeQuery()),
    client.prefetchQuery(popularQuery()),
  ]);
}
