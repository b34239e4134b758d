import { requireSession } from '#src/auth/require-session.ts';
import { closeTicketDialog, OPEN_TICKET } from './ticket-dialog.ts';
import type { TicketRequest } from './ticket-request.ts';

/**
 * Whether the written ticket can be sent. Otherwise the dialog closes for the sign-in prompt and
 * opens again after the sign-in; what was written is in the draft of its form.
 */
export function canSendTicket(request: TicketRequest): boolean {
  if (requireSession({ type: OPEN_TICKET, payload: request })) return true;
  closeTicketDialog();
  return false;
}
