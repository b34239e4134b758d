import { createFileRoute } from '@tanstack/react-router';
import { StaffTicketsScreen } from '#src/features/backoffice/tickets/list/StaffTicketsScreen.tsx';
import { parseStaffTicketsSearch } from '#src/features/backoffice/tickets/list/staff-tickets-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/tickets/')({
  validateSearch: parseStaffTicketsSearch,
  head: () => ({ meta: [{ title: pageTitle('Обращения покупателей') }] }),
  component: StaffTicketsPage,
});

function StaffTicketsPage() {
  return <StaffTicketsScreen tab="tickets" search={Route.useSearch()} />;
}
