import { useQuery } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { getGetStaffTicketQueryOptions } from '#generated/api/backoffice/get-staff-ticket.ts';
import { typesOn } from './staff-ticket-kinds.ts';

/** Whether the page is that of an application: its type is known once it is loaded. */
export function useShowsApplication(): boolean {
  const id = useMatch({
    from: '/_signed-in/backoffice/tickets/$id',
    shouldThrow: false,
    select: ({ params }) => params.id,
  });
  // The route loads it; this only reads it.
  const { data: ticket } = useQuery({
    ...getGetStaffTicketQueryOptions(id ?? ''),
    enabled: false,
  });
  return id !== undefined && ticket !== undefined && typesOn.applications.includes(ticket.type);
}
