import { registerPendingAction } from '#src/auth/pending-action.ts';
import { requireSession } from '#src/auth/require-session.ts';
import { createStore } from '#src/state/store.ts';
import type { TicketRequest } from './ticket-request.ts';

/** The action that opens the dialog after a sign-in. */
export const OPEN_TICKET = 'support.openTicket';

const TO_WRITE = 'Чтобы написать обращение, войдите в аккаунт.';

/** The ticket that is being written. */
export const openedTicket = createStore<TicketRequest | null>(null);

/** Opens the dialog of a ticket; a visitor signs in first, then it opens. */
export function openTicketDialog(request: TicketRequest): void {
  const action = { type: OPEN_TICKET, payload: request };
  if (requireSession(action, TO_WRITE)) openedTicket.set(request);
}

/**
 * Opens the dialog of a ticket for a visitor as well, who signs in to send what is written.
 * @param request of a kind that names nothing personal.
 */
export function writeTicket(request: TicketRequest): void {
  openedTicket.set(request);
}

/** Closes the dialog of a new ticket. */
export function closeTicketDialog(): void {
  openedTicket.set(null);
}

/**
 * Registers the action that opens the dialog after a sign-in. Returns a function that unregisters
 * it.
 */
export function installTicketDialog(): () => void {
  return registerPendingAction(OPEN_TICKET, async (payload) => {
    const { readTicketRequest } = await import('./read-ticket-request.ts');
    openedTicket.set(readTicketRequest(payload));
  });
}
