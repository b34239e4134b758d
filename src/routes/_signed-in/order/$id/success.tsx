import { createFileRoute, redirect } from '@tanstack/react-router';
import { getGetOrderQueryOptions } from '#generated/api/order/get-order.ts';
import { PrivateRouteError } from '#src/app/errors/PrivateRouteError.tsx';
import { SuccessScreen } from '#src/features/orders/checkout/SuccessScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/order/$id/success')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const { isMine = true } = await queryClient.ensureQueryData(getGetOrderQueryOptions(id));
    // The approver of an order sees the order instead.
    if (!isMine) throw redirect({ to: '/order/$id', params: { id }, replace: true });
  },
  head: () => ({ meta: [{ title: pageTitle('Заказ оформлен') }] }),
  component: SuccessPage,
  errorComponent: PrivateRouteError,
});

function SuccessPage() {
  return <SuccessScreen orderID={Route.useParams().id} />;
}
