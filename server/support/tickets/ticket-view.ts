import { asc, eq, inArray } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { orders, partners } from '#server/db/schema/shopping.ts';
import { supportFiles, supportMessages, supportTicketProducts } from '#server/db/schema/support.ts';
import { loadLines } from '#server/product/card/product-lines.ts';
import { fileLink, linkSecret } from '#server/support/tickets/files/file-links.ts';
import { companyName } from '#src/lib/contacts/company-name.ts';
import { ticketNumber } from './ticket-number.ts';
import { allowedActions } from './ticket-rules.ts';
import type { TicketRow } from './ticket-store.ts';
import { countUnread } from './unread.ts';

type Schemas = components['schemas'];

const MAX_MESSAGES = limits['Ticket.messages'];
const MAX_FILES = limits['Ticket.files'];

async function readProducts(db: Database, ticketID: string): Promise<Schemas['TicketProduct'][]> {
  const rows = await db
    .select({
      productID: supportTicketProducts.productID,
      name: supportTicketProducts.name,
      quantity: supportTicketProducts.quantity,
    })
    .from(supportTicketProducts)
    .where(eq(supportTicketProducts.ticketID, ticketID))
    .orderBy(asc(supportTicketProducts.position));
  const lines = await loadLines(
    db,
    rows.map(({ productID }) => productID),
  );
  return rows.map((row) => ({ ...row, product: lines.get(row.productID) ?? null }));
}

/** Files by message, with expiring URLs. */
async function readFiles(
  db: Database,
  messageIDs: readonly number[],
  now: Date,
): Promise<Map<number, Schemas['TicketFile'][]>> {
  const rows = await db
    .select({
      id: supportFiles.id,
      messageID: supportFiles.messageID,
      name: supportFiles.name,
      size: supportFiles.size,
      mediaType: supportFiles.mediaType,
    })
    .from(supportFiles)
    .where(inArray(supportFiles.messageID, [...messageIDs]))
    .orderBy(asc(supportFiles.messageID), asc(supportFiles.position));
  const byMessage = new Map<number, Schemas['TicketFile'][]>();
  if (rows.length === 0) return byMessage;
  const secret = await linkSecret(db);
  for (const { messageID, ...file } of rows) {
    const files = byMessage.get(messageID) ?? [];
    files.push({ ...file, url: fileLink(secret, file.id, now) });
    byMessage.set(messageID, files);
  }
  return byMessage;
}

async function readThread(
  db: Database,
  ticketID: string,
  now: Date,
): Promise<Schemas['TicketMessage'][]> {
  const rows = await db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.ticketID, ticketID))
    .orderBy(asc(supportMessages.id))
    .limit(MAX_MESSAGES);
  const files = await readFiles(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map(({ id, at, authorKind, authorName, text, status }) => ({
    id: `m-${id}`,
    at: at.toISOString(),
    author: { kind: authorKind, name: authorName },
    text,
    status,
    files: (files.get(id) ?? []).slice(0, MAX_FILES),
  }));
}

async function readOrder(db: Database, id: string | null) {
  if (id === null) return null;
  const [order] = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(eq(orders.id, id));
  return order ?? null;
}

async function readPartner(db: Database, id: string | null) {
  if (id === null) return null;
  const { name, inn, kpp } = partners;
  const [partner] = await db
    .select({ id: partners.id, name, inn, kpp })
    .from(partners)
    .where(eq(partners.id, id));
  return partner ? { ...partner, name: companyName(partner) } : null;
}

function feedbackOf(ticket: TicketRow): Schemas['TicketFeedback'] | null {
  const { rating, feedbackComment, feedbackAt } = ticket;
  if (rating === null || feedbackAt === null) return null;
  return { rating, comment: feedbackComment ?? '', createdAt: feedbackAt.toISOString() };
}

/** The page of a ticket, in a bounded number of queries. */
export async function viewTicket(
  db: Database,
  ticket: TicketRow,
  now: Date,
): Promise<Schemas['Ticket']> {
  const messages = await readThread(db, ticket.id, now);
  return {
    id: ticket.id,
    number: ticketNumber(ticket.number),
    type: ticket.type,
    status: ticket.status,
    title: ticket.title,
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
    closedAt: ticket.closedAt?.toISOString() ?? null,
    canceled: ticket.canceled,
    order: await readOrder(db, ticket.orderID),
    partner: await readPartner(db, ticket.partnerID),
    products: await readProducts(db, ticket.id),
    details: ticket.details,
    messages,
    files: messages[0]?.files ?? [],
    feedback: feedbackOf(ticket),
    unreadCount: await countUnread(db, ticket),
    allowedActions: allowedActions(ticket),
  };
}
