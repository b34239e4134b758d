import { requireSession } from '#src/auth/require-session.ts';
import { closeTicketDialog, OPEN_TICKET } from './ticket-dialog.ts';
import type { TicketRequest } from './ticket-request.ts';

const TO_SEND = 'Чтобы отправить обращение, войдите в аккаунт: текст сохранится.';

/**
 * Whether the written ticket can be sent. Otherwise the dialog closes for the sign-in prompt; after
 * the sign-in it opens again and sends what was filled in, which is in the draft of its form.
 */
export function canSendTicket(request: TicketRequest): boolean {
  const payload: TicketRequest = { ...request, isSentAtOnce: true };
  if (requireSession({ type: OPEN_TICKET, payload }, TO_SEND)) return true;
  closeTicketDialog();
  return false;
}
