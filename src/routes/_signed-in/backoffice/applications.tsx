import { createFileRoute } from '@tanstack/react-router';
import { parseTicketsSearch } from '#src/features/account/support/list/tickets-search.ts';
import { StaffTicketsScreen } from '#src/features/backoffice/tickets/list/StaffTicketsScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/applications')({
  validateSearch: parseTicketsSearch,
  head: () => ({ meta: [{ title: pageTitle('Заявки компаний') }] }),
  component: ApplicationsPage,
});

function ApplicationsPage() {
  return <StaffTicketsScreen tab="applications" search={Route.useSearch()} />;
}
