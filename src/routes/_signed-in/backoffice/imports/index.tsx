import { createFileRoute } from '@tanstack/react-router';
import { parseStaffSearch } from '#src/features/backoffice/frame/staff-search.ts';
import { ImportsScreen } from '#src/features/backoffice/records/ImportsScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/imports/')({
  validateSearch: parseStaffSearch,
  head: () => ({ meta: [{ title: pageTitle('Импорты каталога') }] }),
  component: ImportsPage,
});

function ImportsPage() {
  return <ImportsScreen {...Route.useSearch()} />;
}
