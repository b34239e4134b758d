import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { loadedListTitle } from '#src/features/catalog/list-title.ts';
import { ProductListScreen } from '#src/features/catalog/ProductListScreen.tsx';
import { ProductListSkeleton } from '#src/features/catalog/ProductListSkeleton.tsx';
import { loadProductList } from '#src/features/catalog/product-list-queries.ts';
import { type ProductSearch, parseProductSearch } from '#src/features/catalog/product-search.ts';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/products/')({
  validateSearch: (search: ProductSearch & SearchSchemaInput) => parseProductSearch(search),
  loaderDeps: ({ search }) => parseProductSearch(search),
  loader: async ({ context: { queryClient }, deps, cause }) => {
    const loading = loadProductList(queryClient, deps);
    // A change of the filters shows at once; the screen keeps the old list until the new one is here.
    if (cause === 'stay') loading.catch(() => {});
    else await loading;
  },
  head: ({ match }) => ({
    meta: [
      { title: pageTitle(loadedListTitle(match.context.queryClient, match.search)) },
      ...(match.search.query ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  }),
  component: ProductListScreen,
  pendingComponent: ProductListSkeleton,
});
