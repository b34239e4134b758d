import { createFileRoute, redirect } from '@tanstack/react-router';
import { filterToRestore } from '#src/browser/stored-filter.ts';
import { PurchasesScreen } from '#src/features/account/purchases/PurchasesScreen.tsx';
import { parsePurchasesSearch } from '#src/features/account/purchases/purchases-search.ts';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/archive')({
  validateSearch: parsePurchasesSearch,
  beforeLoad: ({ search }) => {
    const stored = filterToRestore('purchasesFilter', search);
    if (stored === null) return;
    throw redirect({ to: '/profile/archive', search: parsePurchasesSearch(stored), replace: true });
  },
  head: () => ({ meta: [{ title: pageTitle('Купленные ранее') }] }),
  component: PurchasesPage,
});

function PurchasesPage() {
  return <PurchasesScreen search={Route.useSearch()} />;
}
