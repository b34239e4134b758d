import { createFileRoute } from '@tanstack/react-router';
import { parseStaffSearch } from '#src/features/backoffice/frame/staff-search.ts';
import { StaffReviewsScreen } from '#src/features/backoffice/reviews/StaffReviewsScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/reviews')({
  validateSearch: parseStaffSearch,
  head: () => ({ meta: [{ title: pageTitle('Отзывы на проверке') }] }),
  component: StaffReviewsPage,
});

function StaffReviewsPage() {
  return <StaffReviewsScreen {...Route.useSearch()} />;
}
