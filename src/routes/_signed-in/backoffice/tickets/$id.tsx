import { createFileRoute, notFound } from '@tanstack/react-router';
import { getGetStaffTicketQueryOptions } from '#generated/api/backoffice/get-staff-ticket.ts';
import { isNotFound } from '#src/api/errors.ts';
import { StaffTicketScreen } from '#src/features/backoffice/tickets/StaffTicketScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/backoffice/tickets/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    try {
      await queryClient.ensureQueryData(
        getGetStaffTicketQueryOptions(id, { query: { meta: { silent: true } } }),
      );
    } catch (error) {
      throw isNotFound(error) ? notFound() : error;
    }
  },
  head: () => ({ meta: [{ title: pageTitle('Обращение') }] }),
  component: StaffTicketPage,
});

function StaffTicketPage() {
  return <StaffTicketScreen id={Route.useParams().id} />;
}
