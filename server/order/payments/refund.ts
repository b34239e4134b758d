import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { payments } from '#server/db/schema/buying.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { oweRest } from './owed-money.ts';
import { changeProgress } from './payments.ts';

/**
 * Writes down that what was paid for a locked order online or by an installment goes back, as far as it
 * has not yet (`refundMoney` does it), and closes what was begun: whatever the bank takes of that later
 * goes back, too.
 * @returns whether the order is paid after that.
 */
export async function oweAllMoney(
  tx: Database,
  order: OrderRow,
  now: Date,
): Promise<OrderRow['paymentStatus']> {
  const paid = await tx
    .update(payments)
    .set({ progress: 'Refunding', updatedAt: now })
    .where(and(eq(payments.orderID, order.id), eq(payments.progress, 'Paid')))
    .returning();
  for (const payment of paid) await oweRest(tx, payment, now);
  await changeProgress(tx, order.id, ['Created', 'Processing'], 'Closed', now);
  return paid.length > 0 || order.paymentStatus === 'Pending' ? 'NotPaid' : order.paymentStatus;
}
