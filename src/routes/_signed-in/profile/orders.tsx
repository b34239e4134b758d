import { createFileRoute, redirect } from '@tanstack/react-router';
import { filterToRestore } from '#src/browser/storage/stored-filter.ts';
import { OrdersScreen } from '#src/features/orders/list/OrdersScreen.tsx';
import { parseOrdersSearch } from '#src/features/orders/list/orders-search.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/orders')({
  validateSearch: parseOrdersSearch,
  beforeLoad: ({ search, cause }) => {
    // On the page itself a URL without a filter is what Back returned to.
    const stored = cause === 'stay' ? null : filterToRestore('ordersFilter', search);
    if (stored === null) return;
    throw redirect({ to: '/profile/orders', search: parseOrdersSearch(stored), replace: true });
  },
  head: () => ({ meta: [{ title: pageTitle('Мои заказы') }] }),
  component: OrdersPage,
});

function OrdersPage() {
  return <OrdersScreen search={Route.useSearch()} />;
}
