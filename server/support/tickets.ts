import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { supportTickets } from '#server/db/schema/support.ts';

type CreatedTicket = components['schemas']['CreatedTicket'];

export interface NewTicket {
  /** Null for a visitor. */
  userID: string | null;
  type: CreatedTicket['type'];
  /** What the form of this type sent. */
  payload: Record<string, unknown>;
  at: Date;
}

/** Stores a new request to support. */
export async function createTicket(
  db: Database,
  { userID, type, payload, at }: NewTicket,
): Promise<CreatedTicket> {
  const ticket = { id: randomUUID(), type, status: 'New' as const };
  await db.insert(supportTickets).values({ ...ticket, userId: userID, payload, createdAt: at });
  return { ...ticket, createdAt: at.toISOString() };
}

const WINDOW_MS = 60_000;
/** Reports a minute: of one user, and of all visitors together. */
const USER_LIMIT = 10;
const VISITORS_LIMIT = 60;

/**
 * Keeps a flood of reports out of the database.
 * @throws ApiProblem 429 when there were too many in the last minute.
 */
export async function assertNotTooMany(
  db: Database,
  userID: string | null,
  now: Date,
): Promise<void> {
  const owner = userID === null ? isNull(supportTickets.userId) : eq(supportTickets.userId, userID);
  const since = new Date(now.getTime() - WINDOW_MS);
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(supportTickets)
    .where(and(owner, gt(supportTickets.createdAt, since)));
  if ((row?.count ?? 0) < (userID === null ? VISITORS_LIMIT : USER_LIMIT)) return;
  throw new ApiProblem(429, 'Слишком много обращений, повторите через минуту', {
    reason: 'TooManyRequests',
    headers: { 'Retry-After': String(WINDOW_MS / 1000) },
  });
}
