import { useQueryClient } from '@tanstack/react-query';
import {
  invalidateGetStaffTicket,
  useSetGetStaffTicketQueryData,
} from '#generated/api/backoffice/get-staff-ticket.ts';
import { invalidateListStaffTickets } from '#generated/api/backoffice/list-staff-tickets.ts';
import type { StaffTicket } from '#generated/api/model/staffTicket.ts';
import { ApiError } from '#src/api/errors.ts';

/** What a response to a ticket does to the pages of staff: shows the changed ticket, or refetches it. */
export function useChangedTicket(id: string) {
  const client = useQueryClient();
  const setTicket = useSetGetStaffTicketQueryData();
  return {
    showChanged: (changed: StaffTicket) => {
      setTicket(id, changed);
      void invalidateListStaffTickets(client);
    },
    /** The server rejected it: the ticket may be another one by now. */
    refetch: async (error: unknown) => {
      if (!(error instanceof ApiError)) return;
      void invalidateListStaffTickets(client);
      await invalidateGetStaffTicket(client, id);
    },
  };
}
