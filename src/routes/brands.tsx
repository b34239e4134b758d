import { createFileRoute } from '@tanstack/react-router';
import { BrandsScreen } from '#src/features/catalog/brands/BrandsScreen.tsx';
import { BrandsSkeleton } from '#src/features/catalog/brands/BrandsSkeleton.tsx';
import { brandsQuery, foundBrandsQuery } from '#src/features/catalog/brands/brands-queries.ts';
import { parseBrandsSearch } from '#src/features/catalog/brands/brands-search.ts';
import { pageMeta } from '#src/lib/pages/page-meta.ts';

export const Route = createFileRoute('/brands')({
  validateSearch: parseBrandsSearch,
  loaderDeps: ({ search: { query } }) => ({ query }),
  loader: async ({ context: { queryClient }, deps: { query }, cause }) => {
    const found = query && cause !== 'stay' && queryClient.prefetchQuery(foundBrandsQuery(query));
    await Promise.all([queryClient.ensureQueryData(brandsQuery()), found]);
  },
  head: ({ match: { search } }) => ({
    meta: [
      ...pageMeta(
        'Бренды',
        'Производители стоматологических материалов и инструментов по алфавиту.',
      ),
      ...(search.query ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
  }),
  component: BrandsScreen,
  pendingComponent: BrandsSkeleton,
});
