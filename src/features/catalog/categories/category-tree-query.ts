import { queryOptions } from '@tanstack/react-query';
import {
  getCategoryTree,
  getGetCategoryTreeQueryKey,
  getGetCategoryTreeQueryOptions,
} from '#generated/api/product/get-category-tree.ts';

/** It changes only with the catalog; milliseconds. */
export const TREE_FRESH_MS = 10 * 60_000;

/** All categories, three levels deep. */
export function categoryTreeQuery() {
  return getGetCategoryTreeQueryOptions({ query: { staleTime: TREE_FRESH_MS } });
}

/**
 * The first level of the tree, so that a server-rendered page need not contain all of it to show a
 * dozen tiles.
 */
export function topCategoriesQuery() {
  const sectionsKey = [...getGetCategoryTreeQueryKey(), 'sections'];
  return queryOptions({
    queryKey: sectionsKey,
    queryFn: async ({ client }) => {
      const { items } = await (import.meta.env.SSR
        ? getCategoryTree()
        : client.ensureQueryData(categoryTreeQuery()));
      return items.filter(({ parentID }) => parentID === null);
    },
    staleTime: TREE_FRESH_MS,
    // The tree's own query has been retried by then.
    retry: false,
    retryOnMount: false,
  });
}
