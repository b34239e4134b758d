import { and, eq, ne } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import type { TicketType } from './ticket-rules.ts';

export type TicketRow = typeof supportTickets.$inferSelect;

function ownTicket(userID: string, id: string) {
  return and(eq(supportTickets.id, id), eq(supportTickets.userID, userID));
}

function notFound(): ApiProblem {
  return new ApiProblem(404, 'Обращение не найдено', { reason: 'NotFound' });
}

/** @throws ApiProblem 404 when it does not exist or belongs to another user. */
export async function getOwnTicket(db: Database, userID: string, id: string): Promise<TicketRow> {
  const [row] = await db.select().from(supportTickets).where(ownTicket(userID, id));
  if (row === undefined) throw notFound();
  return row;
}

/**
 * The same with the row locked until the transaction ends.
 * @throws ApiProblem 404 as `getOwnTicket`.
 */
export async function lockOwnTicket(tx: Database, userID: string, id: string): Promise<TicketRow> {
  const [row] = await tx.select().from(supportTickets).where(ownTicket(userID, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** The user's tickets of a type that are not done yet. */
export async function readOpenTickets(
  db: Database,
  userID: string,
  type: TicketType,
): Promise<TicketRow[]> {
  return db
    .select()
    .from(supportTickets)
    .where(
      and(
        eq(supportTickets.userID, userID),
        eq(supportTickets.type, type),
        ne(supportTickets.status, 'Done'),
      ),
    );
}

/** Serializes the requests of one user, so that two at once do not both pass a check. */
export async function lockUser(tx: Database, userID: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userID)).for('update');
}

/** 409: such a ticket is open already. */
export function alreadyExists(): ApiProblem {
  return new ApiProblem(409, 'Такое обращение уже рассматривается', { reason: 'AlreadyExists' });
}
