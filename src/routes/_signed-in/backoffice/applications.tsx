import { createFileRoute } from '@tanstack/react-router';
import { StaffTicketsScreen } from '#src/features/backoffice/tickets/list/StaffTicketsScreen.tsx';
import { parseStaffTicketsSearch } from '#src/features/backoffice/tickets/list/staff-tickets-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/applications')({
  validateSearch: parseStaffTicketsSearch,
  head: () => ({ meta: [{ title: pageTitle('Заявки компаний') }] }),
  component: ApplicationsPage,
});

function ApplicationsPage() {
  return <StaffTicketsScreen tab="applications" search={Route.useSearch()} />;
}
