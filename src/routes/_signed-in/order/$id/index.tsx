import { createFileRoute } from '@tanstack/react-router';
import { getGetOrderQueryOptions } from '#generated/api/order/order.ts';
import { CheckoutScreen } from '#src/features/checkout/CheckoutScreen.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/order/$id/')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await queryClient.ensureQueryData(getGetOrderQueryOptions(id));
  },
  head: () => ({ meta: [{ title: pageTitle('Заказ') }] }),
  component: OrderPage,
});

function OrderPage() {
  return <CheckoutScreen orderID={Route.useParams().id} />;
}
