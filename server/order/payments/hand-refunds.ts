import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { handRefunds } from '#server/db/schema/buying.ts';

/**
 * Writes down that staff have to pay back what was paid for a locked order otherwise than through the
 * bank of the site; once for a refund, and once for the cancellation of the order.
 * @param part kopecks, and the accepted refund that they belong to.
 */
export async function oweByHand(
  tx: Database,
  orderID: string,
  { amount, refundID }: { amount: number; refundID: string | null },
  now: Date,
): Promise<void> {
  if (amount === 0) return;
  await tx
    .insert(handRefunds)
    .values({ id: `hand-${randomUUID()}`, orderID, refundID, amount, createdAt: now })
    .onConflictDoNothing();
}

/** What staff still have to pay back, by order; kopecks. */
export async function readOwedByHand(
  db: Database,
  orderIDs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ orderID: handRefunds.orderID, amount: sql<string>`sum(${handRefunds.amount})` })
    .from(handRefunds)
    .where(and(inArray(handRefunds.orderID, [...orderIDs]), isNull(handRefunds.transferID)))
    .groupBy(handRefunds.orderID);
  return new Map(rows.map(({ orderID, amount }) => [orderID, Number(amount)]));
}

/** All that is owed for a locked order was paid back by this transfer. */
export async function settleOwedByHand(
  tx: Database,
  orderID: string,
  transferID: number,
): Promise<void> {
  await tx
    .update(handRefunds)
    .set({ transferID })
    .where(and(eq(handRefunds.orderID, orderID), isNull(handRefunds.transferID)));
}
