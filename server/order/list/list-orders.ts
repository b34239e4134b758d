import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Totals } from '#server/cart/schemas.ts';
import { dayAfter, dayFrom } from '#server/contract/validation/day-bounds.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import { orderItems, orders } from '#server/db/schema/shopping.ts';
import { readWithin, TIME_LIMITS_MS } from '#server/db/time-limit.ts';
import type { Conditions, Services } from '#server/integrations/services.ts';
import { buyerOf, listBuyers, readBuyers } from '#server/order/order-buyers.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { paymentOf } from '#server/order/payment-state.ts';
import type { OrderBuyer, OrderSummary, Orders, OrdersFilter } from '#server/order/schemas.ts';
import { offeredTo } from '#server/order/state/offered-actions.ts';
import { isLive, shippingStateOf, stepOf } from '#server/order/transitions.ts';
import { accessibleTo, visibleOrders } from '#server/partners/rights/visible-orders.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import { readTotals } from './live-totals.ts';

/** Fewer than in other lists: a row is several lines high. */
const DEFAULT_ORDERS = 20;
/** Number of products that a row of the list shows. */
const SHOWN_PRODUCTS = 4;

function hasTag(id: string) {
  return sql`${orders.tags} @> ${JSON.stringify([{ id }])}::jsonb`;
}

/** The user's orders, or all that the user may see, whatever became of them, without deleted ones. */
function condition(userID: string, filter: OrdersFilter) {
  const { statuses = [], tagIDs = [], customerIDs = [], buyerIDs = [] } = filter;
  const { scope = 'Own', text = '', from, to } = filter;
  const phrase = normalizeSearchText(text);
  return and(
    scope === 'Own' ? accessibleTo(userID) : visibleOrders(userID),
    buyerIDs.length > 0 ? inArray(orders.userID, buyerIDs) : undefined,
    isNull(orders.deletedAt),
    statuses.length > 0 ? inArray(orders.status, statuses) : undefined,
    customerIDs.length > 0 ? inArray(orders.customerID, customerIDs) : undefined,
    tagIDs.length > 0 ? or(...tagIDs.map(hasTag)) : undefined,
    phrase === '' ? undefined : sql`strpos(${orders.searchText}, ${phrase}) > 0`,
    from === undefined ? undefined : gte(orders.createdAt, dayFrom(from)),
    to === undefined ? undefined : lt(orders.createdAt, dayAfter(to)),
  );
}

type Shown = OrderSummary['products'][number];

/** The first products of each order, in one query for the whole page. */
async function readShownProducts(
  db: Database,
  orderIDs: readonly string[],
): Promise<Map<string, Shown[]>> {
  const shown = new Map<string, Shown[]>();
  if (orderIDs.length === 0) return shown;
  const rows = await db
    .select({
      orderID: orderItems.orderID,
      id: orderItems.productID,
      quantity: orderItems.quantity,
      frozen: orderItems.product,
      name: products.name,
      slug: products.slug,
      pictures: products.pictures,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productID))
    .where(
      and(inArray(orderItems.orderID, [...orderIDs]), lte(orderItems.position, SHOWN_PRODUCTS)),
    )
    .orderBy(asc(orderItems.orderID), asc(orderItems.position));
  for (const { orderID, id, quantity, frozen, name, slug, pictures } of rows) {
    const image = (frozen?.images ?? pictures)[0] ?? null;
    const list = shown.get(orderID) ?? [];
    list.push({ id, quantity, name: frozen?.name ?? name, slug, image });
    shown.set(orderID, list);
  }
  return shown;
}

function toSummary(
  order: OrderRow,
  shown: Shown[],
  buyer: OrderBuyer,
  totals: Totals,
  services: Services,
): OrderSummary {
  const { id, kind, name } = order.customer;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    step: stepOf(order.status),
    createdAt: order.createdAt.toISOString(),
    confirmedAt: order.confirmedAt?.toISOString() ?? null,
    customer: { id, kind, name },
    buyer,
    products: shown,
    itemCount: totals.itemCount,
    quantity: totals.quantity,
    toPay: totals.toPay,
    tags: order.tags,
    deliveryMethod: order.deliveryMethod,
    // The day is promised when the order is placed; until then its page computes the nearest one.
    deliveryDate: isLive(order.status) ? null : order.deliveryDate,
    payment: paymentOf(order),
    shippingState: shippingStateOf(order.status),
    // Confirm, Retry and Proceed depend on today's products: the order's own page computes them.
    allowedActions: offeredTo(buyer.isMe, order, false, services),
  };
}

/**
 * Orders as rows of a list for a viewer; runs two queries for all of them, and some for each that is not
 * placed yet.
 */
export async function summarize(
  db: Database,
  rows: readonly OrderRow[],
  viewerID: string,
  conditions: Conditions,
): Promise<OrderSummary[]> {
  const shown = await readShownProducts(
    db,
    rows.map(({ id }) => id),
  );
  const buyers = await readBuyers(
    db,
    rows.map(({ userID }) => userID),
    viewerID,
  );
  const totals = await readTotals(db, rows, conditions);
  return rows.map((order) =>
    toSummary(
      order,
      shown.get(order.id) ?? [],
      buyerOf(buyers, order.userID),
      totals.get(order.id) ?? order.totals,
      conditions.services,
    ),
  );
}

/**
 * The orders of a page, newest first, and the number of all. One query finds them by narrow rows, so that
 * a long history is read once and without its documents.
 */
async function findPage(
  db: Database,
  where: SQL | undefined,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const query = sql`
    with found as materialized (select id, created_at from ${orders} where ${where})
    select (select count(*)::int from found) as total, coalesce((
      select json_agg(id) from (
        select id from found order by created_at desc, id desc
        limit ${pageSize} offset ${(page - 1) * pageSize}) page), '[]') as ids`;
  const { rows: found } = await readWithin(db, TIME_LIMITS_MS.history, (tx) =>
    tx.execute<{ total: number; ids: string[] }>(query),
  );
  const { total = 0, ids = [] } = found[0] ?? {};
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  return { rows, total };
}

/** A page of the orders that the user sees, newest first, in a bounded number of queries. */
export async function listOrders(
  db: Database,
  userID: string,
  filter: OrdersFilter,
  conditions: Conditions,
): Promise<Orders> {
  const { page = 1, pageSize = DEFAULT_ORDERS } = filter;
  const { rows, total } = await findPage(db, condition(userID, filter), { page, pageSize });
  return {
    items: await summarize(db, rows, userID, conditions),
    paging: { page, pageSize, total },
    buyers: await listBuyers(db, userID),
  };
}
