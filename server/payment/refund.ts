import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { payments } from '#server/db/schema/buying.ts';
import type { OrderRow } from '#server/order/order-store.ts';

/**
 * Gives back what was paid online for a locked order.
 * @returns whether the order is paid after that.
 */
export async function refundPayments(
  tx: Database,
  order: OrderRow,
  now: Date,
): Promise<OrderRow['paymentStatus']> {
  if (order.onlinePaymentId === null) return order.paymentStatus;
  const refunded = await tx
    .update(payments)
    .set({ progress: 'Refunded', updatedAt: now })
    .where(and(eq(payments.orderId, order.id), eq(payments.progress, 'Paid')))
    .returning({ id: payments.id });
  return refunded.length > 0 ? 'NotPaid' : order.paymentStatus;
}
