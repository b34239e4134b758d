import { createFileRoute, redirect } from '@tanstack/react-router';
import { filterToRestore } from '#src/browser/storage/stored-filter.ts';
import { AnalyticScreen } from '#src/features/account/analytic/AnalyticScreen.tsx';
import { parseAnalyticSearch } from '#src/features/account/analytic/analytic-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/analytic')({
  validateSearch: parseAnalyticSearch,
  beforeLoad: ({ search, cause }) => {
    // On the page itself a URL without a filter is what Back returned to.
    const stored = cause === 'stay' ? null : filterToRestore('analyticFilter', search);
    if (stored === null) return;
    throw redirect({ to: '/profile/analytic', search: parseAnalyticSearch(stored), replace: true });
  },
  head: () => ({ meta: [{ title: pageTitle('Статистика') }] }),
  component: AnalyticPage,
});

function AnalyticPage() {
  return <AnalyticScreen search={Route.useSearch()} />;
}
