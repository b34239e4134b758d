import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { loadedListHead } from '#src/features/catalog/list/list-head.ts';
import { listJsonLd } from '#src/features/catalog/list/list-json-ld.ts';
import { ProductListScreen } from '#src/features/catalog/list/ProductListScreen.tsx';
import { ProductListSkeleton } from '#src/features/catalog/list/ProductListSkeleton.tsx';
import { loadProductList } from '#src/features/catalog/list/query/product-list-queries.ts';
import {
  type ProductSearch,
  parseProductSearch,
} from '#src/features/catalog/list/query/product-search.ts';
import { structuredScripts } from '#src/lib/pages/structured-data.ts';

export const Route = createFileRoute('/products/')({
  validateSearch: (search: ProductSearch & SearchSchemaInput) => parseProductSearch(search),
  loaderDeps: ({ search }) => parseProductSearch(search),
  loader: async ({ context: { queryClient }, deps, cause }) => {
    const isShown = cause === 'stay';
    const loading = loadProductList(queryClient, deps, isShown);
    // A change of the filters navigates at once; the screen shows the old list until the new one is
    // loaded.
    if (isShown) loading.catch(() => {});
    else await loading;
  },
  head: ({ match: { context, search } }) =>
    loadedListHead(context.queryClient, search, context.origin),
  scripts: ({ match: { context, search } }) =>
    import.meta.env.SSR
      ? structuredScripts(listJsonLd(context.queryClient, search, context.origin))
      : [],
  component: ProductListScreen,
  pendingComponent: ProductListSkeleton,
});
