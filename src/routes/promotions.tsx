import { createFileRoute } from '@tanstack/react-router';
import { getListPromotionsQueryOptions } from '#generated/api/promotions/promotions.ts';
import { PromotionsScreen } from '#src/features/promotions/PromotionsScreen.tsx';
import { PromotionsSkeleton } from '#src/features/promotions/PromotionsSkeleton.tsx';
import {
  parsePromotionsSearch,
  promotedCategoriesQuery,
  promotionsRequest,
} from '#src/features/promotions/promotions-queries.ts';
import { pageMeta } from '#src/lib/page-meta.ts';

export const Route = createFileRoute('/promotions')({
  validateSearch: parsePromotionsSearch,
  loaderDeps: ({ search: { category, page } }) => ({ category, page }),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(getListPromotionsQueryOptions(promotionsRequest(deps))),
      queryClient.prefetchQuery(promotedCategoriesQuery()),
    ]);
  },
  head: ({ match: { context, search } }) => ({
    meta: [
      ...pageMeta(
        'Акции',
        'Действующие акции и скидки на стоматологические материалы и инструменты.',
      ),
      ...(search.category ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: [
      {
        rel: 'canonical',
        href: `${context.origin}/promotions${search.page ? `?page=${search.page}` : ''}`,
      },
    ],
  }),
  component: PromotionsPage,
  pendingComponent: PromotionsSkeleton,
});

function PromotionsPage() {
  return <PromotionsScreen search={Route.useSearch()} />;
}
