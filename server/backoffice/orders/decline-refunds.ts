import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { endReturn, rejectRefund } from '#server/order/refunds/decide-refund.ts';
import { readRefunds } from '#server/order/refunds/refund-store.ts';
import { respondToTicket } from '#server/support/tickets/replies/respond-to-ticket.ts';

interface Declined {
  /** Who did it; support as a whole without it. */
  author?: components['schemas']['TicketAuthor'];
  /** For the buyer. */
  reason: string;
  now: Date;
}

async function readOrder(tx: Database, id: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error(`Order ${id} is gone`);
  return order;
}

/**
 * Rejects all refunds of a locked order that wait for a decision, each by its ticket, and ends the
 * return of an order that staff began without one: the products stay with the buyer.
 */
export async function declineRefunds(
  tx: Database,
  orderID: string,
  { author, reason, now }: Declined,
): Promise<void> {
  const open = (await readRefunds(tx, orderID)).filter(({ state }) => state === 'Requested');
  for (const { id, ticketID } of open) {
    if (ticketID !== null) {
      await respondToTicket(tx, ticketID, {
        decision: 'reject',
        text: reason,
        now,
        ...(author && { author }),
      });
    } else await rejectRefund(tx, await readOrder(tx, orderID), id, { note: reason, now });
  }
  const order = await readOrder(tx, orderID);
  if (order.status === 'WaitingForRefund') await endReturn(tx, order, { note: reason, now });
}
