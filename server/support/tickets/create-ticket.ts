import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import { rateLimitProblem } from '#server/contract/limits/rate-limit-problem.ts';
import type { Database } from '#server/db/connection.ts';
import { supportFiles, supportTicketProducts, supportTickets } from '#server/db/schema/support.ts';
import { actingUser } from '#server/order/actor.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import type { StoredFile } from '#server/support/tickets/files/upload-rules.ts';
import { addMessage } from './thread.ts';
import { ticketNumber } from './ticket-number.ts';
import type { TicketType } from './ticket-rules.ts';

type Schemas = components['schemas'];

/** A product a ticket is about; `quantity` is null where it does not matter. */
export interface TicketProduct {
  productID: string;
  name: string;
  quantity: number | null;
}

export interface NewTicket {
  /** Null for a visitor. */
  userID: string | null;
  type: TicketType;
  /** 1 to 200 characters. */
  title: string;
  /** What the user wrote; may be empty. */
  text: string;
  /** The form data of this type, without files. */
  payload: Record<string, unknown>;
  details?: readonly Schemas['TicketDetail'][];
  orderID?: string | null;
  partnerID?: string | null;
  products?: readonly TicketProduct[];
  files?: readonly StoredFile[];
  at: Date;
}

const TITLE_LENGTH = limits['Ticket.title'];

async function storeProducts(
  tx: Database,
  ticketID: string,
  list: readonly TicketProduct[],
): Promise<void> {
  if (list.length === 0) return;
  await tx.insert(supportTicketProducts).values(
    list.map(({ productID, name, quantity }, position) => ({
      ticketID,
      position,
      productID,
      name,
      quantity,
    })),
  );
}

/** Stores the files of a message, in their order. */
export async function storeFiles(
  tx: Database,
  messageID: number,
  files: readonly StoredFile[],
): Promise<void> {
  if (files.length === 0) return;
  await tx.insert(supportFiles).values(
    files.map(({ name, mediaType, content }, position) => ({
      id: randomUUID(),
      messageID,
      position,
      name,
      mediaType,
      content,
      size: content.byteLength,
    })),
  );
}

/**
 * Stores a new request to support, its first message, products and files. Requires a transaction.
 * @throws ApiProblem 429 when the user exceeds the rate limit.
 */
export async function createTicket(
  tx: Database,
  ticket: NewTicket,
): Promise<Schemas['CreatedTicket']> {
  const { userID, type, payload, at } = ticket;
  await assertNotTooMany(tx, userID, at);
  const id = randomUUID();
  const title = ticket.title.slice(0, TITLE_LENGTH);
  const [row] = await tx
    .insert(supportTickets)
    .values({
      id,
      userID,
      type,
      title,
      payload,
      details: [...(ticket.details ?? [])],
      orderID: ticket.orderID ?? null,
      partnerID: ticket.partnerID ?? null,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ number: supportTickets.number });
  if (row === undefined) throw new Error('A ticket was not stored');
  await tx
    .update(supportTickets)
    .set({ searchText: normalizeSearchText(`${ticketNumber(row.number)} ${title}`) })
    .where(eq(supportTickets.id, id));
  const buyer: Schemas['TicketAuthor'] =
    userID === null ? { kind: 'Buyer', name: null } : await authorOf(tx, userID);
  const messageID = await addMessage(tx, id, { author: buyer, text: ticket.text, at });
  await storeProducts(tx, id, ticket.products ?? []);
  await storeFiles(tx, messageID, ticket.files ?? []);
  return { id, type, status: 'New', createdAt: at.toISOString() };
}

/** The user as the author of a message. */
export async function authorOf(db: Database, userID: string): Promise<Schemas['TicketAuthor']> {
  const { name } = await actingUser(db, userID);
  return { kind: 'Buyer', name };
}

const WINDOW_MS = 60_000;
/** Maximum tickets per minute: of one user, and of all visitors together. */
const USER_LIMIT = 20;
const VISITORS_LIMIT = 60;

/** The rate limit against floods. */
async function assertNotTooMany(db: Database, userID: string | null, now: Date): Promise<void> {
  const owner = userID === null ? isNull(supportTickets.userID) : eq(supportTickets.userID, userID);
  const since = new Date(now.getTime() - WINDOW_MS);
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(supportTickets)
    .where(and(owner, gt(supportTickets.createdAt, since)));
  if ((row?.count ?? 0) < (userID === null ? VISITORS_LIMIT : USER_LIMIT)) return;
  throw rateLimitProblem('Слишком много обращений', WINDOW_MS / 1000);
}
