import { createFileRoute, redirect } from '@tanstack/react-router';
import { filterToRestore } from '#src/browser/stored-filter.ts';
import { OrdersScreen } from '#src/features/orders/list/OrdersScreen.tsx';
import { parseOrdersSearch } from '#src/features/orders/list/orders-search.ts';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/orders')({
  validateSearch: parseOrdersSearch,
  beforeLoad: ({ search }) => {
    const stored = filterToRestore('ordersFilter', search);
    if (stored === null) return;
    throw redirect({ to: '/profile/orders', search: parseOrdersSearch(stored), replace: true });
  },
  head: () => ({ meta: [{ title: pageTitle('Мои заказы') }] }),
  component: OrdersPage,
});

function OrdersPage() {
  return <OrdersScreen search={Route.useSearch()} />;
}
