import { createFileRoute } from '@tanstack/react-router';
import { getListOwnFeedbackQueryOptions } from '#generated/api/profile/list-own-feedback.ts';
import { getListProductsToReviewQueryOptions } from '#generated/api/profile/list-products-to-review.ts';
import { FeedbackScreen } from '#src/features/account/reviews/FeedbackScreen.tsx';
import {
  ownFeedbackPage,
  parseFeedbackSearch,
} from '#src/features/product-parts/reviews/own-feedback.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/feedback')({
  validateSearch: parseFeedbackSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context: { queryClient }, deps: { page = 1 } }) => {
    await Promise.all([
      queryClient.ensureQueryData(getListProductsToReviewQueryOptions()),
      queryClient.ensureQueryData(getListOwnFeedbackQueryOptions(ownFeedbackPage(page))),
    ]);
  },
  head: () => ({ meta: [{ title: pageTitle('Отзывы') }] }),
  component: FeedbackPage,
});

function FeedbackPage() {
  return <FeedbackScreen {...Route.useSearch()} />;
}
