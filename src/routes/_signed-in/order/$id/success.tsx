import { createFileRoute } from '@tanstack/react-router';
import { getGetOrderQueryOptions } from '#generated/api/order/order.ts';
import { SuccessScreen } from '#src/features/checkout/SuccessScreen.tsx';
import { pageTitle } from '#src/lib/page-title.ts';

export const Route = createFileRoute('/_signed-in/order/$id/success')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await queryClient.ensureQueryData(getGetOrderQueryOptions(id));
  },
  head: () => ({ meta: [{ title: pageTitle('Заказ оформлен') }] }),
  component: SuccessPage,
});

function SuccessPage() {
  return <SuccessScreen orderID={Route.useParams().id} />;
}
