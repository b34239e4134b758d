import { queryOptions } from '@tanstack/react-query';
import {
  getCategoryTree,
  getGetCategoryTreeQueryKey,
  getGetCategoryTreeQueryOptions,
} from '#generated/api/product/product.ts';

/** It changes with the catalog alone; milliseconds. */
export const TREE_FRESH_MS = 10 * 60_000;

/** All categories, three levels deep. */
export function categoryTreeQuery() {
  return getGetCategoryTreeQueryOptions({ query: { staleTime: TREE_FRESH_MS } });
}

/**
 * The first level of the tree: a rendered page need not carry the whole of it to show a dozen tiles.
 */
export function sectionsQuery() {
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
    // The tree it is taken from has been requested several times by then.
    retry: false,
    retryOnMount: false,
  });
}
