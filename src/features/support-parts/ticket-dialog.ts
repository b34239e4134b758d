import { registerPendingAction } from '#src/auth/pending-action.ts';
import { requireSession } from '#src/auth/require-session.ts';
import type { TicketRequest } from './ticket-request.ts';

const OPEN_TICKET = 'support.openTicket';

const listeners = new Set<() => void>();
let current: TicketRequest | null = null;

/** Opens the dialog of a ticket; a visitor signs in first, then it opens. */
export function openTicketDialog(request: TicketRequest): void {
  if (requireSession({ type: OPEN_TICKET, payload: request })) publish(request);
}

export function closeTicketDialog(): void {
  publish(null);
}

/** The ticket that is being written. */
export function openTicket(): TicketRequest | null {
  return current;
}

export function subscribeTicketDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Registers the action that opens the dialog after a sign-in. Returns a function that unregisters
 * it.
 */
export function installTicketDialog(): () => void {
  return registerPendingAction(OPEN_TICKET, async (payload) => {
    const { readTicketRequest } = await import('./read-ticket-request.ts');
    publish(readTicketRequest(payload));
  });
}

function publish(request: TicketRequest | null): void {
  current = request;
  for (const listener of [...listeners]) listener();
}
