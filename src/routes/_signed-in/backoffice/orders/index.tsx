import { createFileRoute } from '@tanstack/react-router';
import { parseStaffSearch } from '#src/features/backoffice/frame/staff-search.ts';
import { StaffOrdersScreen } from '#src/features/backoffice/orders/StaffOrdersScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/orders/')({
  validateSearch: parseStaffSearch,
  head: () => ({ meta: [{ title: pageTitle('Заказы покупателей') }] }),
  component: StaffOrdersPage,
});

function StaffOrdersPage() {
  return <StaffOrdersScreen search={Route.useSearch()} />;
}
