import type { Database } from '#server/db/connection.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { changeProgress, markForRefund } from './payments.ts';

/**
 * Writes down that what was paid for a locked order online or by an instalment goes back
 * (`giveBackMoney` does it), and closes what was begun: whatever the bank takes of that later goes
 * back, too.
 * @returns whether the order is paid after that.
 */
export async function refundPayments(
  tx: Database,
  order: OrderRow,
  now: Date,
): Promise<OrderRow['paymentStatus']> {
  const owed = await markForRefund(tx, order.id, now);
  await changeProgress(tx, order.id, ['Created', 'Processing'], 'Closed', now);
  return owed > 0 || order.paymentStatus === 'Pending' ? 'NotPaid' : order.paymentStatus;
}
