import { createFileRoute } from '@tanstack/react-router';
import { PromotionsScreen } from '#src/features/promotions/PromotionsScreen.tsx';
import { PromotionsSkeleton } from '#src/features/promotions/PromotionsSkeleton.tsx';
import { promotionsQuery } from '#src/features/promotions/promotions-queries.ts';
import { readOne, whole } from '#src/lib/address-values.ts';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/promotions')({
  validateSearch: (search: Record<string, unknown>): { page?: number | undefined } => ({
    page: readOne(search.page, whole(2, 10_000)),
  }),
  loaderDeps: ({ search: { page } }) => ({ page: page ?? 1 }),
  loader: async ({ context: { queryClient }, deps: { page } }) => {
    await queryClient.ensureQueryData(promotionsQuery(page));
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
  return <PromotionsScreen page={Route.useSearch().page ?? 1} />;
}
