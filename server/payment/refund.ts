import type { Database } from '#server/db/connection.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { turnPayments } from './payments.ts';

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
  const refunded = await turnPayments(tx, order.id, ['Paid'], 'Refunded', now);
  await turnPayments(tx, order.id, ['Created', 'Processing'], 'Closed', now);
  return refunded > 0 || order.paymentStatus === 'Pending' ? 'NotPaid' : order.paymentStatus;
}
