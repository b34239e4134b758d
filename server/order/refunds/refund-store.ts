import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { orderItems, refundLines, refunds } from '#server/db/schema/shopping.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import type { RefundableLine, RefundableOrder, Taken } from './plan-refund.ts';

export type RefundRow = typeof refunds.$inferSelect;
export type RefundLineRow = typeof refundLines.$inferSelect;

/** A refund with its lines, in the order of the order's lines. */
export interface Refund extends RefundRow {
  lines: RefundLineRow[];
}

/** The refunds of an order, the first one first. */
export async function readRefunds(db: Database, orderID: string): Promise<Refund[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderID, orderID))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  if (rows.length === 0) return [];
  const lines = await db
    .select()
    .from(refundLines)
    .where(
      inArray(
        refundLines.refundID,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(refundLines.position));
  const byRefund = Map.groupBy(lines, ({ refundID }) => refundID);
  return rows.map((row) => ({ ...row, lines: byRefund.get(row.id) ?? [] }));
}

/** What refunds take of the lines of an order, by position; a rejected one takes nothing. */
export function takenOf(list: readonly Refund[]): Map<number, Taken> {
  const taken = new Map<number, Taken>();
  for (const { state, lines } of list) {
    if (state === 'Rejected') continue;
    for (const { position, quantity, accepted, amount, bonus } of lines) {
      const sum = taken.get(position) ?? { quantity: 0, amount: 0, bonus: 0 };
      taken.set(position, {
        quantity: sum.quantity + (accepted ?? quantity),
        amount: sum.amount + amount,
        bonus: sum.bonus + bonus,
      });
    }
  }
  return taken;
}

/** A placed order as refunds see it. @param list the refunds that count. */
export async function readRefundable(
  db: Database,
  order: OrderRow,
  list: readonly Refund[],
): Promise<RefundableOrder> {
  const rows = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderID, order.id))
    .orderBy(asc(orderItems.position));
  const taken = takenOf(list);
  const counted = list.filter(({ state }) => state !== 'Rejected');
  return {
    lines: rows.map((row): RefundableLine => {
      const { position, productID, isGift, quantity, price, promo, bonus, givenFor } = row;
      const amount = isGift ? 0 : price * quantity - promo - bonus;
      const none = { quantity: 0, amount: 0, bonus: 0 };
      return {
        position,
        productID,
        isGift,
        quantity,
        amount,
        bonus,
        givenFor,
        taken: taken.get(position) ?? none,
      };
    }),
    delivery: order.totals.delivery ?? 0,
    bonuses: { bonus: order.bonus?.spend ?? 0, earned: order.bonus?.earn ?? 0 },
    taken: {
      bonus: counted.reduce((sum, { bonus }) => sum + bonus, 0),
      earned: counted.reduce((sum, { earned }) => sum + earned, 0),
    },
  };
}

/** The refund that a ticket requests; null for a ticket without one. */
export async function findRefundOf(db: Database, ticketID: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.ticketID, ticketID));
  return row ?? null;
}
