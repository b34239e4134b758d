import { createFileRoute } from '@tanstack/react-router';
import { PrivateRouteError } from '#src/app/errors/PrivateRouteError.tsx';
import { OrderScreen } from '#src/features/orders/details/OrderScreen.tsx';
import { OrderSkeleton } from '#src/features/orders/details/OrderSkeleton.tsx';
import { loadOrderPage } from '#src/features/orders/details/order-steps.ts';
import { pageTitle } from '#src/lib/pages/page-title.ts';
import { bool, parseParam } from '#src/lib/search-params.ts';

export const Route = createFileRoute('/_signed-in/order/$id/')({
  // With `edit` the form of an order that could not be created is filled in again.
  validateSearch: (search: Record<string, unknown>): { edit?: true | undefined } => ({
    edit: parseParam(search.edit, bool),
  }),
  loader: ({ context: { queryClient }, params: { id } }) => loadOrderPage(queryClient, id),
  head: () => ({ meta: [{ title: pageTitle('Заказ') }] }),
  component: OrderPage,
  errorComponent: PrivateRouteError,
  pendingComponent: OrderSkeleton,
});

function OrderPage() {
  return <OrderScreen orderID={Route.useParams().id} editing={Route.useSearch().edit ?? false} />;
}
