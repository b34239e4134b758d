import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { respondToTicket } from '#server/support/tickets/replies/respond-to-ticket.ts';
import { systemAuthor } from '#server/support/tickets/thread.ts';

const BATCH = 100;
const TEXT = 'Товар поступил: его можно положить в\u00A0корзину.';

/**
 * Closes the waiting-list tickets whose products are all available now, and notifies their users.
 * Simultaneous processes share the work. @returns how many were closed
 */
export async function announceArrivals(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const arrived = await tx
      .select({ id: supportTickets.id })
      .from(supportTickets)
      .where(
        and(
          eq(supportTickets.type, 'WaitingList'),
          sql`${supportTickets.status} <> 'Done'`,
          sql`not exists (
            select from support_ticket_products awaited
            join products p on p.id = awaited.product_id
            where awaited.ticket_id = ${supportTickets.id}
              and not (p.available and p.listed
                and p.stock >= ceil(p.min_quantity / p.pack_size::numeric) * p.pack_size))`,
        ),
      )
      .orderBy(asc(supportTickets.updatedAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id } of arrived) {
      await respondToTicket(tx, id, { decision: 'grant', text: TEXT, now, author: systemAuthor });
    }
    return arrived.length;
  });
}
