import { createFileRoute, notFound } from '@tanstack/react-router';
import { getGetStaffTicketQueryOptions } from '#generated/api/backoffice/get-staff-ticket.ts';
import { isNotFound } from '#src/api/errors.ts';
import { RecordNotFound } from '#src/features/backoffice/card/RecordNotFound.tsx';
import { StaffTicketScreen } from '#src/features/backoffice/tickets/StaffTicketScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/tickets/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    try {
      return await queryClient.ensureQueryData(
        getGetStaffTicketQueryOptions(id, { query: { meta: { silent: true } } }),
      );
    } catch (error) {
      throw isNotFound(error) ? notFound() : error;
    }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: pageTitle(['Обращение', loaderData?.number].filter(Boolean).join(' ')) }],
  }),
  component: StaffTicketPage,
  notFoundComponent: NoTicket,
});

function StaffTicketPage() {
  return <StaffTicketScreen id={Route.useParams().id} />;
}

function NoTicket() {
  return (
    <RecordNotFound
      title="Обращение не найдено"
      to="/backoffice/tickets"
      description="Проверьте ссылку или найдите обращение в списке по номеру, тексту или имени покупателя."
    />
  );
}
