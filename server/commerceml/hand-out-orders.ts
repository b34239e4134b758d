import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { exchangeOrders } from '#server/db/schema/exchange.ts';
import { orderItems, orders } from '#server/db/schema/shopping.ts';
import { writeOrders } from './order-document.ts';
import { exchangedStatuses } from './status-labels.ts';

const AT_ONCE = 500;

/**
 * The orders that are new or have changed since the accounting system confirmed them, oldest change
 * first. They are handed out again until `confirmOrders`.
 * @returns a CommerceML file.
 */
export function handOutOrders(db: Database, sessionID: string, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    const known = exchangeOrders.receivedVersion;
    const rows = await tx
      .select({ order: orders })
      .from(orders)
      .leftJoin(exchangeOrders, eq(exchangeOrders.orderID, orders.id))
      .where(
        and(
          inArray(orders.status, exchangedStatuses),
          isNotNull(orders.confirmedAt),
          isNull(orders.deletedAt),
          or(isNull(known), lt(known, orders.version)),
          // What was canceled before it was handed out is no business of the accounting.
          or(ne(orders.status, 'Canceled'), isNotNull(exchangeOrders.orderID)),
        ),
      )
      .orderBy(asc(orders.updatedAt), asc(orders.id))
      .limit(AT_ONCE);
    if (rows.length === 0) return writeOrders([], now);
    const ids = rows.map(({ order }) => order.id);
    const items = await tx
      .select()
      .from(orderItems)
      .where(inArray(orderItems.orderID, ids))
      .orderBy(asc(orderItems.orderID), asc(orderItems.position));
    const offers = rows.map(({ order }) => ({
      orderID: order.id,
      offeredVersion: order.version,
      sessionID,
    }));
    await tx
      .insert(exchangeOrders)
      .values(offers)
      .onConflictDoUpdate({
        target: exchangeOrders.orderID,
        set: {
          offeredVersion: sql`excluded.offered_version`,
          sessionID: sql`excluded.session_id`,
        },
      });
    const withLines = rows.map(({ order }) => ({
      order,
      lines: items.filter(({ orderID }) => orderID === order.id),
    }));
    return writeOrders(withLines, now);
  });
}

/** The accounting system has stored what this session was handed out. */
export async function confirmOrders(db: Database, sessionID: string): Promise<void> {
  await db
    .update(exchangeOrders)
    .set({ receivedVersion: sql`${exchangeOrders.offeredVersion}` })
    .where(eq(exchangeOrders.sessionID, sessionID));
}
