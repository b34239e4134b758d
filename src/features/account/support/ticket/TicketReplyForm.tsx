import { useQueryClient } from '@tanstack/react-query';
import { createTicketMessage } from '#generated/api/support/create-ticket-message.ts';
import { useSetGetTicketQueryData } from '#generated/api/support/get-ticket.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { useTicketMessageLimit } from '#src/features/account/support/ticket-comment-form.ts';
import { MessageForm } from '#src/features/support-parts/message/MessageForm.tsx';
import { forgetTickets } from '#src/features/support-parts/ticket-cache.ts';
import { announce } from '#src/ui/kit/messages/announce.ts';

/** Adds a message with files to a ticket. */
export function TicketReplyForm({ ticketID }: { ticketID: string }) {
  const client = useQueryClient();
  const setTicket = useSetGetTicketQueryData();
  const limit = useTicketMessageLimit();
  return (
    <MessageForm
      name="Новое сообщение"
      label="Сообщение"
      submitLabel="Отправить"
      draftKey={`ticket ${ticketID}`}
      limit={limit}
      send={(body, options) => createTicketMessage(ticketID, body, options)}
      meta={formRejectionMeta}
      rejectionsOf={formRejections}
      onSent={(ticket) => {
        setTicket(ticketID, ticket);
        announce('Сообщение отправлено');
        forgetTickets(client);
      }}
    />
  );
}
