import { createFileRoute } from '@tanstack/react-router';
import { parseReviewsSearch } from '#src/features/backoffice/reviews/reviews-search.ts';
import { StaffReviewsScreen } from '#src/features/backoffice/reviews/StaffReviewsScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/reviews')({
  validateSearch: parseReviewsSearch,
  head: () => ({ meta: [{ title: pageTitle('Отзывы на проверке') }] }),
  component: StaffReviewsPage,
});

function StaffReviewsPage() {
  const search = Route.useSearch();
  // What was decided in one list has no place in another.
  return <StaffReviewsScreen key={search.status} {...search} />;
}
