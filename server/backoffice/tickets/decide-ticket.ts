import type { Database } from '#server/db/connection.ts';
import { deleteAccount } from '#server/profile/deletion/delete-account.ts';
import {
  respondToTicket,
  type SupportResponse,
} from '#server/support/tickets/replies/respond-to-ticket.ts';
import type { TicketRow } from '#server/support/tickets/ticket-store.ts';

/**
 * What staff decides about a ticket, with all of its effects: a granted deletion deletes the account.
 * @throws ApiProblem 409 when the ticket is closed or this cannot be done.
 */
export async function decideTicket(
  tx: Database,
  { id, type, userID }: Pick<TicketRow, 'id' | 'type' | 'userID'>,
  response: SupportResponse,
): Promise<void> {
  await respondToTicket(tx, id, response);
  if (type === 'AccountDeletion' && userID !== null && response.decision === 'grant') {
    await deleteAccount(tx, userID, { now: response.now, ticketID: id });
  }
}
