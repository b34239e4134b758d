import { createStaffTicketMessage } from '#generated/api/backoffice/create-staff-ticket-message.ts';
import type { StaffTicket } from '#generated/api/model/staffTicket.ts';
import {
  dialogFailureMeta,
  dialogFailures,
} from '#src/features/backoffice/frame/failures/dialog-failures.ts';
import { MessageForm } from '#src/features/support-parts/message/MessageForm.tsx';
import { CLOSED_MEANWHILE, RESPONSE_LIMIT } from './response-form.ts';
import { responseTexts } from './response-texts.ts';
import { useChangedTicket } from './use-changed-ticket.ts';

/**
 * A reply to a ticket below its thread, with files as the buyer's messages have them. What was typed
 * stays when somebody else closes the ticket meanwhile.
 */
export function StaffReplyForm({ ticket }: { ticket: StaffTicket }) {
  const { id, type } = ticket;
  const { label, field, done } = responseTexts(type, 'Reply');
  const { showChanged, refetch } = useChangedTicket(id);
  return (
    <MessageForm
      name={field}
      label={field}
      submitLabel={label}
      draftKey={`staff Reply ${id}`}
      limit={RESPONSE_LIMIT}
      send={(body, options) => createStaffTicketMessage(id, body, options)}
      meta={{ ...dialogFailureMeta, success: done }}
      rejectionsOf={dialogFailures}
      onSent={showChanged}
      onError={refetch}
      over={ticket.allowedActions.includes('Reply') ? null : CLOSED_MEANWHILE}
    />
  );
}
