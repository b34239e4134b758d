import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { buildOnce, buildUpdateOnce, value } from '#server/db/engine/built-query.ts';
import { type GiftReason, orderEvents, orderItems, orders } from '#server/db/schema/shopping.ts';
import { isMember } from '#server/partners/membership.ts';
import { visibleOrders } from '#server/partners/rights/visible-orders.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { joinSentences } from '#src/lib/text/join-sentences.ts';
import { announce } from './order-notifications.ts';
import type { OrderActor, OrderProduct, OrderStatus } from './schemas.ts';
import { canBecome } from './transitions.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;

/** Fields of an order that may change; the version and the status have their own functions. */
export type OrderChange = Partial<
  Omit<OrderRow, 'id' | 'userID' | 'version' | 'status' | 'updatedAt'>
>;

/** A stored line; `product` is its state at confirmation, null before. Kopecks. */
export interface OrderLine {
  productID: string;
  quantity: number;
  price: number;
  product: OrderProduct | null;
  isGift: boolean;
  /** The price by the contract alone; null without a contract. */
  contractPrice: number | null;
  /** The line's share of promo codes and bonuses. */
  promo: number;
  bonus: number;
  /** What a gift was given for; null for what was bought. */
  givenFor: GiftReason[] | null;
}

/** A line that is not confirmed yet; confirmation computes the rest. */
export function openLine(productID: string, quantity: number, price: number): OrderLine {
  const undecided = { product: null, isGift: false, contractPrice: null, promo: 0, bonus: 0 };
  return { productID, quantity, price, ...undecided, givenFor: null };
}

function selectOwnOrder(db: Database) {
  const isOwn = and(
    eq(orders.id, value('id')),
    eq(orders.userID, value('userID')),
    isNull(orders.deletedAt),
  );
  return db.select().from(orders).where(isOwn);
}

const ownOrders = buildOnce<{ id: string; userID: string }, OrderRow[]>(selectOwnOrder);
const lockedOwnOrders = buildOnce<{ id: string; userID: string }, OrderRow[]>((db) =>
  selectOwnOrder(db).for('update'),
);

function notFound(): ApiProblem {
  return new ApiProblem(404, 'Заказ не найден', { reason: 'NotFound' });
}

/**
 * An order for a company is the company's: who has left it has no access to the order any more.
 * @throws ApiProblem 403 CompanyAccessEnded
 */
async function assertCompanyAccess(db: Database, order: OrderRow): Promise<void> {
  const { partner } = order.customer;
  if (partner === null || (await isMember(db, order.userID, partner.id))) return;
  const outcome =
    order.status === 'Draft' ? 'товары снова в вашей корзине' : 'её заказы остались у неё';
  const message = `Вы больше не заказываете для компании ${partner.name}: ${outcome}. Если это ошибка, обратитесь к владельцу компании`;
  throw new ApiProblem(403, message, { reason: 'CompanyAccessEnded' });
}

/**
 * Null when the order does not exist, belongs to another user or was deleted.
 * @throws ApiProblem 403 CompanyAccessEnded
 */
export async function findOwnOrder(
  db: Database,
  userID: string,
  id: string,
): Promise<OrderRow | null> {
  const [row] = await ownOrders(db, { id, userID });
  if (row !== undefined) await assertCompanyAccess(db, row);
  return row ?? null;
}

/**
 * @throws ApiProblem 404 when it does not exist, belongs to another user or was deleted, 403
 * CompanyAccessEnded.
 */
export async function getOwnOrder(db: Database, userID: string, id: string): Promise<OrderRow> {
  const order = await findOwnOrder(db, userID, id);
  if (order === null) throw notFound();
  return order;
}

/** An order of the user or of a colleague whose orders the user may see; else null. */
export async function findVisibleOrder(
  db: Database,
  userID: string,
  id: string,
): Promise<OrderRow | null> {
  const visible = and(eq(orders.id, id), visibleOrders(userID), isNull(orders.deletedAt));
  const [row] = await db.select().from(orders).where(visible);
  return row ?? null;
}

/**
 * @throws ApiProblem 404 when it does not exist, was deleted, or the user may not see it; 403
 * CompanyAccessEnded when the user bought it for a company that they have left.
 */
export async function getVisibleOrder(db: Database, userID: string, id: string): Promise<OrderRow> {
  const order = (await findVisibleOrder(db, userID, id)) ?? (await findOwnOrder(db, userID, id));
  if (order === null) throw notFound();
  return order;
}

/**
 * An own order with the row locked until the transaction ends. Lock the cart first (`lockCart`).
 * @throws ApiProblem 404 as `getOwnOrder`.
 */
export async function lockOwnOrder(tx: Database, userID: string, id: string): Promise<OrderRow> {
  const [row] = await lockedOwnOrders(tx, { id, userID });
  if (row === undefined) throw notFound();
  await assertCompanyAccess(tx, row);
  return row;
}

const lockedDrafts = buildOnce<{ userID: string }, OrderRow[]>((db) => {
  const draft = and(
    eq(orders.userID, value('userID')),
    eq(orders.status, 'Draft'),
    isNull(orders.deletedAt),
  );
  return db.select().from(orders).where(draft).for('update');
});

/** The unfinished checkout of a user, locked; null when there is none. */
export async function lockDraft(tx: Database, userID: string): Promise<OrderRow | null> {
  const [row] = await lockedDrafts(tx, { userID });
  return row ?? null;
}

const updateOrders = buildUpdateOnce<{ id: string; now: Date }, OrderRow[]>((db, set) =>
  db
    .update(orders)
    .set({
      ...set,
      version: sql`${orders.version} + 1`,
      updatedAt: sql`${sql.param(value('now'), orders.updatedAt)}`,
    })
    .where(eq(orders.id, value('id')))
    .returning(),
);

/** Changes a locked order and increments its version. */
export async function updateOrder(
  tx: Database,
  order: OrderRow,
  change: OrderChange & { status?: OrderStatus },
  now: Date,
): Promise<OrderRow> {
  const [row] = await updateOrders(tx, change, { id: order.id, now });
  if (row === undefined) throw new Error(`Order ${order.id} is gone`);
  return row;
}

/** Who changed an order, when, and with what comment. */
export interface Change {
  actor: OrderActor;
  now: Date;
  comment?: string;
  /** For an event that is no change of the status. */
  title?: string;
}

type NewEvent = Omit<typeof orderEvents.$inferInsert, 'id'>;

const insertEvent = buildOnce<Required<NewEvent>, unknown>((db) =>
  db.insert(orderEvents).values({
    orderID: value('orderID'),
    at: value('at'),
    status: value('status'),
    title: value('title'),
    actorKind: value('actorKind'),
    actorName: value('actorName'),
    comment: value('comment'),
  }),
);

/** Adds a line to the history of an order. */
export async function recordEvent(
  tx: Database,
  orderID: string,
  status: OrderStatus,
  { actor, now, comment, title }: Change,
): Promise<void> {
  await insertEvent(tx, {
    orderID,
    at: now,
    status,
    title: title ?? null,
    actorKind: actor.kind,
    actorName: actor.name,
    comment: comment ?? null,
  });
}

/**
 * What the history says to the buyer of an order that ends: why staff canceled it, and what becomes of
 * the money when it was paid; null when neither is to be said.
 */
function endingText(before: OrderRow, moved: OrderRow): string | null {
  const reason = moved.status === 'Canceled' ? moved.cancelReason : null;
  const money = moneyOwed(before, moved);
  return reason !== null && money !== null ? joinSentences(reason, money) : (reason ?? money);
}

function moneyOwed(before: OrderRow, { status, paymentStatus }: OrderRow): string | null {
  if (status !== 'Canceled' || before.paymentStatus !== 'Paid') return null;
  const sum = formatMoney(before.totals.toPay);
  // No bank has what was paid otherwise: staff return it.
  return paymentStatus === 'Paid'
    ? `Вернём ${sum}: деньги отправит менеджер`
    : `Вернём ${sum} тем же путём, каким вы платили`;
}

/**
 * Moves a locked order to another status and records it in the history.
 * @throws ApiProblem 409 NotAllowed when the table of transitions does not allow it.
 */
export async function moveOrder(
  tx: Database,
  order: OrderRow,
  to: OrderStatus,
  change: Change,
  values: OrderChange = {},
): Promise<OrderRow> {
  if (!canBecome(order.status, to)) {
    throw new ApiProblem(409, 'Заказ уже в другом состоянии, обновите страницу', {
      reason: 'NotAllowed',
    });
  }
  // Only of an ending does the history say more than the order before it knew.
  const isEnding = to === 'Canceled';
  const [moved] = await Promise.all([
    updateOrder(tx, order, { ...values, status: to }, change.now),
    isEnding ? null : recordEvent(tx, order.id, to, change),
  ]);
  await Promise.all([
    isEnding ? recordEnding(tx, order, moved, change) : null,
    announce(tx, moved, moneyOwed(order, moved), change.now),
  ]);
  return moved;
}

async function recordEnding(
  tx: Database,
  before: OrderRow,
  moved: OrderRow,
  change: Change,
): Promise<void> {
  const comment = change.comment ?? endingText(before, moved);
  await recordEvent(tx, moved.id, moved.status, {
    ...change,
    ...(comment !== null && { comment }),
  });
}

const linesOf = buildOnce<{ orderID: string }, OrderLine[]>((db) =>
  db
    .select({
      productID: orderItems.productID,
      quantity: orderItems.quantity,
      price: orderItems.price,
      product: orderItems.product,
      isGift: orderItems.isGift,
      contractPrice: orderItems.contractPrice,
      promo: orderItems.promo,
      bonus: orderItems.bonus,
      givenFor: orderItems.givenFor,
    })
    .from(orderItems)
    .where(eq(orderItems.orderID, value('orderID')))
    .orderBy(asc(orderItems.position)),
);

/** The stored lines of an order: prices in kopecks, products as they were when it was placed. */
export async function readOrderLines(db: Database, orderID: string): Promise<OrderLine[]> {
  return linesOf(db, { orderID });
}

const deleteLines = buildOnce<{ orderID: string }, unknown>((db) =>
  db.delete(orderItems).where(eq(orderItems.orderID, value('orderID'))),
);

/** Replaces all lines of a locked order. */
export async function writeOrderLines(
  tx: Database,
  orderID: string,
  lines: readonly OrderLine[],
): Promise<void> {
  const rows = lines.map(({ productID, ...line }, index) => ({
    ...line,
    orderID,
    position: index + 1,
    productID,
  }));
  // Sent in this order, without waiting for each other.
  await Promise.all([
    deleteLines(tx, { orderID }),
    rows.length === 0 ? null : tx.insert(orderItems).values(rows),
  ]);
}

/** The history, oldest first. */
export async function readEvents(db: Database, orderID: string): Promise<OrderEventRow[]> {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderID, orderID))
    .orderBy(asc(orderEvents.id));
}
