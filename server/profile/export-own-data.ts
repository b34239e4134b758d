import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { bonusEntries } from '#server/db/schema/buying.ts';
import { productFeedback, products } from '#server/db/schema/catalog.ts';
import { comparedProducts, favorites, productViews } from '#server/db/schema/discovery.ts';
import { addresses, orderItems, orders } from '#server/db/schema/shopping.ts';
import { supportMessages, supportTickets } from '#server/db/schema/support.ts';
import { listMemberships } from '#server/partners/membership.ts';
import { readProfileUser } from './profile-user.ts';

type OwnData = components['schemas']['OwnData'];

/** Limit of the contract for each list. */
const MAX_ROWS = 10_000;

async function readOrders(db: Database, userID: string): Promise<OwnData['orders']> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userID, userID), isNull(orders.deletedAt)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MAX_ROWS);
  const ids = rows.map(({ id }) => id);
  const { orderID, quantity, price, position } = orderItems;
  const lines = await db
    .select({ orderID, quantity, price, name: products.name })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productID))
    .where(inArray(orderID, ids))
    .orderBy(orderID, asc(position));
  const byOrder = Map.groupBy(lines, (line) => line.orderID);
  return rows.map(({ id, number, status, createdAt, customer, comment, totals }) => ({
    id,
    number,
    status,
    createdAt: createdAt.toISOString(),
    customer: customer.name,
    comment,
    toPay: totals.toPay,
    items: (byOrder.get(id) ?? [])
      .slice(0, MAX_ROWS)
      .map(({ name, quantity: count, price: each }) => ({ name, quantity: count, price: each })),
  }));
}

async function readTickets(db: Database, userID: string): Promise<OwnData['tickets']> {
  const rows = await db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.userID, userID))
    .orderBy(desc(supportTickets.createdAt))
    .limit(MAX_ROWS);
  const { ticketID, text, authorKind, id } = supportMessages;
  const ids = rows.map((ticket) => ticket.id);
  const messages = await db
    .select({ ticketID, text })
    .from(supportMessages)
    .where(and(inArray(ticketID, ids), eq(authorKind, 'Buyer')))
    .orderBy(ticketID, asc(id));
  const byTicket = Map.groupBy(messages, (message) => message.ticketID);
  return rows.map(({ id: ticket, type, status, title, createdAt }) => ({
    type,
    status,
    title,
    createdAt: createdAt.toISOString(),
    messages: (byTicket.get(ticket) ?? []).slice(0, MAX_ROWS).map((message) => message.text),
  }));
}

async function readReviews(db: Database, userID: string): Promise<OwnData['reviews']> {
  const rows = await db
    .select({ review: productFeedback, product: products.name })
    .from(productFeedback)
    .innerJoin(products, eq(products.id, productFeedback.productID))
    .where(eq(productFeedback.userID, userID))
    .orderBy(desc(productFeedback.createdAt))
    .limit(MAX_ROWS);
  return rows.map(({ review, product }) => ({
    product,
    rating: review.rating,
    comment: review.comment,
    advantages: review.advantages,
    disadvantages: review.disadvantages,
    createdAt: review.createdAt.toISOString(),
  }));
}

async function readBonuses(db: Database, userID: string): Promise<OwnData['bonuses']> {
  const rows = await db
    .select()
    .from(bonusEntries)
    .where(eq(bonusEntries.userID, userID))
    .orderBy(desc(bonusEntries.id))
    .limit(MAX_ROWS);
  return rows.map(({ kind, amount, at, reason, expiresOn }) => ({
    kind,
    amount,
    at: at.toISOString(),
    reason,
    expiresOn,
  }));
}

async function readProducts(db: Database, userID: string): Promise<OwnData['products']> {
  const { name, id } = products;
  const favorite = await db
    .select({ name, at: favorites.addedAt })
    .from(favorites)
    .innerJoin(products, eq(id, favorites.productID))
    .where(eq(favorites.userID, userID))
    .orderBy(desc(favorites.position))
    .limit(MAX_ROWS);
  const compared = await db
    .select({ name })
    .from(comparedProducts)
    .innerJoin(products, eq(id, comparedProducts.productID))
    .where(eq(comparedProducts.userID, userID))
    .orderBy(desc(comparedProducts.position))
    .limit(MAX_ROWS);
  const viewed = await db
    .select({ name, at: productViews.viewedAt })
    .from(productViews)
    .innerJoin(products, eq(id, productViews.productID))
    .where(eq(productViews.userID, userID))
    .orderBy(desc(productViews.viewedAt))
    .limit(MAX_ROWS);
  return [
    ...favorite.map((row) => ({ list: 'Favorites' as const, ...row, at: row.at.toISOString() })),
    ...compared.map((row) => ({ list: 'Compare' as const, ...row, at: null })),
    ...viewed.map((row) => ({ list: 'Viewed' as const, ...row, at: row.at.toISOString() })),
  ].slice(0, MAX_ROWS);
}

/** The user's own records, for a file; those of others and of companies are not part of it. */
export async function exportOwnData(db: Database, userID: string, now: Date): Promise<OwnData> {
  const lines = await db
    .select({ value: addresses.value })
    .from(addresses)
    .where(eq(addresses.userID, userID))
    .orderBy(desc(addresses.createdAt))
    .limit(MAX_ROWS);
  return {
    createdAt: now.toISOString(),
    user: await readProfileUser(db, userID),
    companies: (await listMemberships(db, userID))
      .slice(0, MAX_ROWS)
      .map(({ partner: { id, name, inn }, employee: { role } }) => ({ id, name, inn, role })),
    addresses: lines.map(({ value }) => value),
    orders: await readOrders(db, userID),
    bonuses: await readBonuses(db, userID),
    reviews: await readReviews(db, userID),
    tickets: await readTickets(db, userID),
    products: await readProducts(db, userID),
  };
}
