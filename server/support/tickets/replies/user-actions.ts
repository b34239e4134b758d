import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { authorOf } from '#server/support/tickets/create-ticket.ts';
import { addMessage } from '#server/support/tickets/thread.ts';
import { allowedActions } from '#server/support/tickets/ticket-rules.ts';
import {
  getOwnTicket,
  lockOwnTicket,
  type TicketRow,
} from '#server/support/tickets/ticket-store.ts';

type Schemas = components['schemas'];

/**
 * Closes a ticket for its user; a second call changes nothing.
 * @throws ApiProblem 404, 409 NotAllowed when the user cannot cancel it.
 */
export async function cancelTicket(
  tx: Database,
  userID: string,
  id: string,
  now: Date,
): Promise<TicketRow> {
  const ticket = await lockOwnTicket(tx, userID, id);
  if (ticket.canceled) return ticket;
  if (!allowedActions(ticket).includes('Cancel')) {
    const message =
      ticket.status === 'Done'
        ? 'Обращение уже закрыто'
        : 'Обращение уже в\u00A0работе, отказаться от\u00A0него нельзя';
    throw new ApiProblem(409, message, { reason: 'NotAllowed' });
  }
  await tx.update(supportTickets).set({ canceled: true }).where(eq(supportTickets.id, id));
  const author = await authorOf(tx, userID);
  await addMessage(tx, id, { author, text: '', status: 'Done', at: now });
  return getOwnTicket(tx, userID, id);
}

/**
 * Rates a closed ticket, once.
 * @throws ApiProblem 404, 409 AlreadyExists or NotAllowed.
 */
export async function rateTicket(
  tx: Database,
  userID: string,
  id: string,
  { rating, comment = '' }: Schemas['NewTicketFeedback'],
  now: Date,
): Promise<Schemas['TicketFeedback']> {
  const ticket = await lockOwnTicket(tx, userID, id);
  if (ticket.rating !== null) {
    throw new ApiProblem(409, 'Обращение уже оценено', { reason: 'AlreadyExists' });
  }
  if (!allowedActions(ticket).includes('Feedback')) {
    throw new ApiProblem(409, 'Оценить можно закрытое обращение', { reason: 'NotAllowed' });
  }
  await tx
    .update(supportTickets)
    .set({ rating, feedbackComment: comment, feedbackAt: now })
    .where(eq(supportTickets.id, id));
  return { rating, comment, createdAt: now.toISOString() };
}
