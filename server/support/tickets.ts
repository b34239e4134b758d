import { randomUUID } from 'node:crypto';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { supportTickets } from '#server/db/schema/shopping.ts';

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
