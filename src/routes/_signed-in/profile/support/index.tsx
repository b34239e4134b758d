import { createFileRoute } from '@tanstack/react-router';
import { TicketsScreen } from '#src/features/account/support/list/TicketsScreen.tsx';
import { parseTicketsSearch } from '#src/features/account/support/list/tickets-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/support/')({
  validateSearch: parseTicketsSearch,
  head: () => ({ meta: [{ title: pageTitle('Обращения') }] }),
  component: TicketsPage,
});

function TicketsPage() {
  return <TicketsScreen search={Route.useSearch()} />;
}
