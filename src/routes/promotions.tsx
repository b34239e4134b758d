import { createFileRoute } from '@tanstack/react-router';
import { getListPromotionsQueryOptions } from '#generated/api/promotions/promotions.ts';
import { PromotionsScreen } from '#src/features/promotions/PromotionsScreen.tsx';
import { PromotionsSkeleton } from '#src/features/promotions/PromotionsSkeleton.tsx';
import {
  parsePromotionsSearch,
  promotedCategoriesQuery,
  promotionsRequest,
} from '#src/features/promotions/promotions-queries.ts';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/promotions')({
  validateSearch: parsePromotionsSearch,
  loaderDeps: ({ search: { category, page } }) => ({ category, page }),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(getListPromotionsQueryOptions(promotionsRequest(deps))),
      queryClient.prefetchQuery(promotedCategoriesQuery()),
    ]);
  },
  head: () => ({
    meta: [
      { title: pageTitle('Акции') },
      {
        name: 'description',
        content: 'Действующие акции и скидки на стоматологические материалы и инструменты.',
      },
    ],
  }),
  component: PromotionsPage,
  pendingComponent: PromotionsSkeleton,
});

function PromotionsPage() {
  return <PromotionsScreen search={Route.useSearch()} />;
}
