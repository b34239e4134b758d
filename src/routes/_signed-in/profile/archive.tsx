import { createFileRoute, redirect } from '@tanstack/react-router';
import { filterToRestore } from '#src/browser/stored-filter.ts';
import { ArchiveScreen } from '#src/features/account/purchases/ArchiveScreen.tsx';
import { parseArchiveSearch } from '#src/features/account/purchases/archive-search.ts';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/archive')({
  validateSearch: parseArchiveSearch,
  beforeLoad: ({ search }) => {
    const stored = filterToRestore('purchasesFilter', search);
    if (stored === null) return;
    throw redirect({ to: '/profile/archive', search: parseArchiveSearch(stored), replace: true });
  },
  head: () => ({ meta: [{ title: pageTitle('Купленные ранее') }] }),
  component: ArchivePage,
});

function ArchivePage() {
  return <ArchiveScreen search={Route.useSearch()} />;
}
