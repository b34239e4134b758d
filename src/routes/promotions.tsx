import { createFileRoute } from '@tanstack/react-router';
import { getListPromotionsQueryOptions } from '#generated/api/promotions/list-promotions.ts';
import { PromotionsScreen } from '#src/features/catalog/promotions/PromotionsScreen.tsx';
import { PromotionsSkeleton } from '#src/features/catalog/promotions/PromotionsSkeleton.tsx';
import { promotionsHead } from '#src/features/catalog/promotions/promotions-head.ts';
import {
  parsePromotionsSearch,
  promotedCategoriesQuery,
  promotionsRequest,
} from '#src/features/catalog/promotions/promotions-queries.ts';

export const Route = createFileRoute('/promotions')({
  validateSearch: parsePromotionsSearch,
  loaderDeps: ({ search: { category, page } }) => ({ category, page }),
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(getListPromotionsQueryOptions(promotionsRequest(deps))),
      queryClient.prefetchQuery(promotedCategoriesQuery()),
    ]);
  },
  head: ({ match: { context, search } }) => promotionsHead(search, context.origin),
  component: PromotionsPage,
  pendingComponent: PromotionsSkeleton,
});

function PromotionsPage() {
  return <PromotionsScreen search={Route.useSearch()} />;
}
