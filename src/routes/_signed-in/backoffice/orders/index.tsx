import { createFileRoute } from '@tanstack/react-router';
import { StaffOrdersScreen } from '#src/features/backoffice/orders/list/StaffOrdersScreen.tsx';
import { parseStaffOrdersSearch } from '#src/features/backoffice/orders/list/staff-orders-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/orders/')({
  validateSearch: parseStaffOrdersSearch,
  head: () => ({ meta: [{ title: pageTitle('Заказы покупателей') }] }),
  component: StaffOrdersPage,
});

function StaffOrdersPage() {
  return <StaffOrdersScreen search={Route.useSearch()} />;
}
