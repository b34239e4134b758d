import { createFileRoute, notFound } from '@tanstack/react-router';
import { getGetStaffOrderQueryOptions } from '#generated/api/backoffice/get-staff-order.ts';
import { isNotFound } from '#src/api/errors.ts';
import { StaffOrderScreen } from '#src/features/backoffice/orders/StaffOrderScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/orders/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    try {
      await queryClient.ensureQueryData(
        getGetStaffOrderQueryOptions(id, { query: { meta: { silent: true } } }),
      );
    } catch (error) {
      throw isNotFound(error) ? notFound() : error;
    }
  },
  head: () => ({ meta: [{ title: pageTitle('Заказ') }] }),
  component: StaffOrderPage,
});

function StaffOrderPage() {
  return <StaffOrderScreen id={Route.useParams().id} />;
}
