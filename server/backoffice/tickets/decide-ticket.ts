import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { deleteAccount } from '#server/profile/deletion/delete-account.ts';
import {
  respondToTicket,
  type SupportResponse,
} from '#server/support/tickets/replies/respond-to-ticket.ts';
import type { TicketRow } from '#server/support/tickets/ticket-store.ts';
import { closeRefundTickets } from './close-refund-tickets.ts';

async function isRefunded(tx: Database, orderID: string): Promise<boolean> {
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderID));
  return order?.status === 'Refunded';
}

/**
 * What staff decides about a ticket, with all of its effects: a granted deletion deletes the account,
 * and a refund that leaves nothing of the order closes its other refund tickets.
 * @throws ApiProblem 409 when the ticket is closed or this cannot be done.
 */
export async function decideTicket(
  tx: Database,
  { id, type, userID, orderID }: Pick<TicketRow, 'id' | 'type' | 'userID' | 'orderID'>,
  response: SupportResponse,
): Promise<void> {
  await respondToTicket(tx, id, response);
  if (type === 'Refund' && orderID !== null && (await isRefunded(tx, orderID))) {
    await closeRefundTickets(tx, orderID, response);
  }
  if (type === 'AccountDeletion' && userID !== null && response.decision === 'grant') {
    await deleteAccount(tx, userID, { now: response.now, ticketID: id });
  }
}
