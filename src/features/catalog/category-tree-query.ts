import { getGetCategoryTreeQueryOptions } from '#generated/api/product/product.ts';

/** It changes with the catalogue alone; milliseconds. */
export const TREE_FRESH_MS = 10 * 60_000;

/** All categories, three levels deep. */
export function categoryTreeQuery() {
  return getGetCategoryTreeQueryOptions({ query: { staleTime: TREE_FRESH_MS } });
}
