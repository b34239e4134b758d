import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '#src/features/cart/import/ImportScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';
import { oneOf, parseParam } from '#src/lib/search-params.ts';

const tab = oneOf({ paste: true });

export const Route = createFileRoute('/_signed-in/cart/import')({
  validateSearch: (search: Record<string, unknown>): { tab?: 'paste' | undefined } => ({
    tab: parseParam(search.tab, tab),
  }),
  head: () => ({ meta: [{ title: pageTitle('Заказ из файла') }] }),
  component: ImportPage,
});

function ImportPage() {
  return <ImportScreen tab={Route.useSearch().tab ?? 'file'} />;
}
