import { createFileRoute, notFound } from '@tanstack/react-router';
import { getGetTicketQueryOptions } from '#generated/api/support/get-ticket.ts';
import { isNotFound } from '#src/api/errors.ts';
import { TicketScreen } from '#src/features/account/support/ticket/TicketScreen.tsx';
import { pageTitle } from '#src/lib/pages/page-title.ts';

export const Route = createFileRoute('/_signed-in/profile/support/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    try {
      await queryClient.ensureQueryData(
        getGetTicketQueryOptions(id, { query: { meta: { silent: true } } }),
      );
    } catch (error) {
      throw isNotFound(error) ? notFound() : error;
    }
  },
  head: () => ({ meta: [{ title: pageTitle('Обращение') }] }),
  component: TicketPage,
});

function TicketPage() {
  return <TicketScreen id={Route.useParams().id} />;
}
