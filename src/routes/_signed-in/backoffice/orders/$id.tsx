import { createFileRoute, notFound } from '@tanstack/react-router';
import { getGetStaffOrderQueryOptions } from '#generated/api/backoffice/get-staff-order.ts';
import { isNotFound } from '#src/api/errors.ts';
import { RecordNotFound } from '#src/features/backoffice/card/RecordNotFound.tsx';
import { StaffOrderScreen } from '#src/features/backoffice/orders/StaffOrderScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/orders/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    try {
      return await queryClient.ensureQueryData(
        getGetStaffOrderQueryOptions(id, { query: { meta: { silent: true } } }),
      );
    } catch (error) {
      throw isNotFound(error) ? notFound() : error;
    }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: pageTitle(['Заказ', loaderData?.number].filter(Boolean).join(' ')) }],
  }),
  component: StaffOrderPage,
  notFoundComponent: NoOrder,
});

function StaffOrderPage() {
  return <StaffOrderScreen id={Route.useParams().id} />;
}

function NoOrder() {
  return (
    <RecordNotFound
      title="Заказ не найден"
      to="/backoffice/orders"
      description="Проверьте ссылку или найдите заказ в списке по номеру, имени или телефону покупателя. Неоформленных заказов здесь нет."
    />
  );
}
