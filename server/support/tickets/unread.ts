import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { lockOwnTicket, type TicketRow } from './ticket-store.ts';

/**
 * Replies of support that the user has not seen, in a query of tickets. Columns are written out:
 * Drizzle leaves out the table's name where a query has one table, and `id` would be the message's.
 */
export function unreadCount(): SQL<number> {
  return sql<number>`(
    select count(*)::int from support_messages m
    where m.ticket_id = support_tickets.id and m.id > support_tickets.seen_message_id
      and m.author_kind = 'Support')`;
}

/** The same of one ticket. */
export async function countUnread(db: Database, { id }: Pick<TicketRow, 'id'>): Promise<number> {
  const [row] = await db
    .select({ count: unreadCount() })
    .from(supportTickets)
    .where(eq(supportTickets.id, id));
  return row?.count ?? 0;
}

/**
 * Marks all messages of a ticket as seen by its user; a second call changes nothing.
 * @throws ApiProblem 404
 */
export async function markSeen(tx: Database, userID: string, id: string): Promise<TicketRow> {
  const ticket = await lockOwnTicket(tx, userID, id);
  await tx
    .update(supportTickets)
    .set({
      seenMessageID: sql`coalesce(
        (select max(m.id) from support_messages m where m.ticket_id = support_tickets.id), 0)`,
    })
    .where(eq(supportTickets.id, id));
  return ticket;
}
