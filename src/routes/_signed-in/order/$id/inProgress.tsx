import { createFileRoute } from '@tanstack/react-router';
import { PrivateRouteError } from '#src/app/errors/PrivateRouteError.tsx';
import { InProgressScreen } from '#src/features/orders/checkout/InProgressScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/order/$id/inProgress')({
  head: () => ({ meta: [{ title: pageTitle('Создаём заказ') }] }),
  component: InProgressPage,
  errorComponent: PrivateRouteError,
});

function InProgressPage() {
  return <InProgressScreen orderID={Route.useParams().id} />;
}
