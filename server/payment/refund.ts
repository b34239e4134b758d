import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { type PaymentProgress, payments } from '#server/db/schema/buying.ts';
import type { OrderRow } from '#server/order/order-store.ts';

async function turn(
  tx: Database,
  orderID: string,
  from: readonly PaymentProgress[],
  to: PaymentProgress,
  now: Date,
): Promise<number> {
  const turned = await tx
    .update(payments)
    .set({ progress: to, updatedAt: now })
    .where(and(eq(payments.orderId, orderID), inArray(payments.progress, [...from])))
    .returning({ id: payments.id });
  return turned.length;
}

/**
 * Gives back what was paid for a locked order online or by an instalment, and closes what was
 * begun: whatever the bank says of that later pays nothing.
 * @returns whether the order is paid after that.
 */
export async function refundPayments(
  tx: Database,
  order: OrderRow,
  now: Date,
): Promise<OrderRow['paymentStatus']> {
  const refunded = await turn(tx, order.id, ['Paid'], 'Refunded', now);
  await turn(tx, order.id, ['Created', 'Processing'], 'Closed', now);
  return refunded > 0 || order.paymentStatus === 'Pending' ? 'NotPaid' : order.paymentStatus;
}
