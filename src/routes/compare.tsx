import { createFileRoute } from '@tanstack/react-router';
import { CompareScreen } from '#src/features/catalog/compare/CompareScreen.tsx';
import { parseCompareSearch } from '#src/features/catalog/compare/compare-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/compare')({
  validateSearch: parseCompareSearch,
  // A visitor's compared products are stored in the browser, a user's in the account.
  ssr: false,
  head: () => ({ meta: [{ title: pageTitle('Сравнение товаров') }] }),
  component: ComparePage,
});

function ComparePage() {
  return <CompareScreen {...Route.useSearch()} />;
}
