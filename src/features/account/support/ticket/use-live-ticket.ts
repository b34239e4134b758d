import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Ticket } from '#generated/api/model/ticket.ts';
import { useGetTicketSuspense } from '#generated/api/support/get-ticket.ts';
import { invalidateListTickets } from '#generated/api/support/list-tickets.ts';
import { useReceiveTicket } from '#generated/api/support/receive-ticket.ts';
import { announce } from '#src/ui/kit/messages/announce.ts';

/** Polling interval while a ticket is open and its page visible, milliseconds. */
const FOLLOW_MS = 5_000;

/** Polls a ticket until it is closed; announces replies of support and marks them as read. */
export function useLiveTicket(id: string): Ticket {
  const client = useQueryClient();
  const { data: ticket } = useGetTicketSuspense(id, {
    query: { refetchInterval: ({ state }) => state.data?.status !== 'Done' && FOLLOW_MS },
  });
  const { mutate: receive } = useReceiveTicket({
    mutation: { meta: { silent: true }, onSuccess: () => invalidateListTickets(client, {}) },
  });
  const { unreadCount, messages } = ticket;
  const last = messages.at(-1);
  const known = useRef(last?.id);
  useEffect(() => {
    if (unreadCount > 0) receive({ id });
  }, [id, unreadCount, receive]);
  useEffect(() => {
    if (known.current === last?.id) return;
    known.current = last?.id;
    if (last?.author.kind === 'Support') announce(`Ответ поддержки: ${last.text}`);
  }, [last]);
  return ticket;
}
