import { asc, desc, eq, inArray } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import {
  supportFiles,
  supportMessages,
  supportTicketProducts,
  supportTickets,
} from '#server/db/schema/support.ts';
import { MAX_ROWS } from './export-limits.ts';

/** Limit of the contract for the files of a message. */
const MAX_FILES = limits['OwnDataMessage.files'];

/** The user's requests to support with the whole correspondence, newest first. */
export async function readOwnTickets(
  db: Database,
  userID: string,
): Promise<components['schemas']['OwnDataTicket'][]> {
  const rows = await db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.userID, userID))
    .orderBy(desc(supportTickets.createdAt))
    .limit(MAX_ROWS);
  const ids = rows.map(({ id }) => id);
  const messages = await db
    .select()
    .from(supportMessages)
    .where(inArray(supportMessages.ticketID, ids))
    .orderBy(asc(supportMessages.id));
  const files = await db
    .select({ messageID: supportFiles.messageID, name: supportFiles.name })
    .from(supportFiles)
    .innerJoin(supportMessages, eq(supportMessages.id, supportFiles.messageID))
    .where(inArray(supportMessages.ticketID, ids))
    .orderBy(supportFiles.messageID, asc(supportFiles.position));
  const products = await db
    .select()
    .from(supportTicketProducts)
    .where(inArray(supportTicketProducts.ticketID, ids))
    .orderBy(supportTicketProducts.ticketID, asc(supportTicketProducts.position));
  const messagesOf = Map.groupBy(messages, ({ ticketID }) => ticketID);
  const filesOf = Map.groupBy(files, ({ messageID }) => messageID);
  const productsOf = Map.groupBy(products, ({ ticketID }) => ticketID);
  return rows.map(({ id, type, status, title, createdAt, details, ...ticket }) => ({
    type,
    status,
    title,
    createdAt: createdAt.toISOString(),
    details,
    products: (productsOf.get(id) ?? []).map(({ name, quantity }) => ({ name, quantity })),
    messages: (messagesOf.get(id) ?? []).slice(0, MAX_ROWS).map((message) => ({
      at: message.at.toISOString(),
      author: { kind: message.authorKind, name: message.authorName },
      text: message.text,
      files: (filesOf.get(message.id) ?? []).slice(0, MAX_FILES).map(({ name }) => name),
    })),
    rating: ticket.rating,
    feedback: ticket.feedbackComment,
  }));
}
