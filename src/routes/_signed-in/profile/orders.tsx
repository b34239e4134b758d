import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '#src/features/orders/OrdersScreen.tsx';
import { parseOrdersSearch } from '#src/features/orders/orders-search.ts';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/orders')({
  validateSearch: parseOrdersSearch,
  head: () => ({ meta: [{ title: pageTitle('Мои заказы') }] }),
  component: OrdersPage,
});

function OrdersPage() {
  return <OrdersScreen search={Route.useSearch()} />;
}
