import { createFileRoute, redirect } from '@tanstack/react-router';
import { filterToRestore } from '#src/browser/storage/stored-filter.ts';
import { PurchasesScreen } from '#src/features/account/purchases/PurchasesScreen.tsx';
import { parsePurchasesSearch } from '#src/features/account/purchases/purchases-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/archive')({
  validateSearch: parsePurchasesSearch,
  beforeLoad: ({ search, cause }) => {
    // On the page itself a URL without a filter is what Back returned to.
    const stored = cause === 'stay' ? null : filterToRestore('purchasesFilter', search);
    if (stored === null) return;
    throw redirect({ to: '/profile/archive', search: parsePurchasesSearch(stored), replace: true });
  },
  head: () => ({ meta: [{ title: pageTitle('Купленные ранее') }] }),
  component: PurchasesPage,
});

function PurchasesPage() {
  return <PurchasesScreen search={Route.useSearch()} />;
}
