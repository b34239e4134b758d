import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createTicketMessage } from '#generated/api/support/create-ticket-message.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { forgetTickets } from '#src/features/support-parts/ticket-cache.ts';

/** Sends the photos of what is returned as a message to its ticket, once that is created. */
export function useRefundPhotos() {
  const client = useQueryClient();
  const keyOf = useAttemptKey();
  const send = useMutation({
    mutationFn: ({ ticketID, files }: { ticketID: string; files: readonly File[] }) =>
      createTicketMessage(
        ticketID,
        { text: 'Фото к\u00A0возврату', files: [...files] },
        { headers: { 'Idempotency-Key': keyOf([ticketID, files.map(({ name }) => name)]) } },
      ),
    meta: { silent: true },
    onSettled: () => forgetTickets(client),
  });
  return {
    send: send.mutate,
    /** What becomes of the photos; null without any. */
    note: noteOf(send.status),
  };
}

function noteOf(status: 'idle' | 'pending' | 'error' | 'success'): string | null {
  switch (status) {
    case 'idle':
      return null;
    case 'pending':
      return 'Отправляем фото…';
    case 'error':
      return 'Фото не\u00A0отправились: приложите их к\u00A0обращению.';
    case 'success':
      return 'Фото отправлены.';
  }
}
