import { and, eq, ne } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { respondToTicket } from '#server/support/tickets/replies/respond-to-ticket.ts';

const REFUNDED =
  'Возврат принят. Если вы уже заплатили, деньги вернутся тем\u00A0же способом в\u00A0течение трёх дней.';

interface Decided {
  /** Who did it; support as a whole without it. */
  author?: components['schemas']['TicketAuthor'];
  now: Date;
}

/**
 * Grants the refund tickets of an order whose money was returned by a step of the order: nothing is
 * left to decide about them.
 */
export async function closeRefundTickets(
  tx: Database,
  orderID: string,
  { author, now }: Decided,
): Promise<void> {
  const open = await tx
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(
      and(
        eq(supportTickets.orderID, orderID),
        eq(supportTickets.type, 'Refund'),
        ne(supportTickets.status, 'Done'),
      ),
    )
    .orderBy(supportTickets.number);
  for (const { id } of open) {
    await respondToTicket(tx, id, {
      decision: 'grant',
      text: REFUNDED,
      ...(author && { author }),
      now,
    });
  }
}
