import { createFileRoute } from '@tanstack/react-router';
import { parseTicketsSearch } from '#src/features/account/support/list/tickets-search.ts';
import { StaffTicketsScreen } from '#src/features/backoffice/tickets/list/StaffTicketsScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/tickets/')({
  validateSearch: parseTicketsSearch,
  head: () => ({ meta: [{ title: pageTitle('Обращения покупателей') }] }),
  component: StaffTicketsPage,
});

function StaffTicketsPage() {
  return <StaffTicketsScreen tab="tickets" search={Route.useSearch()} />;
}
