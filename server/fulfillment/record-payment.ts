import { and, eq, isNotNull } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { announcePayment } from '#server/order/order-notifications.ts';
import { type OrderRow, updateOrder } from '#server/order/order-store.ts';
import { stepOf } from '#server/order/transitions.ts';

/**
 * Records that an order was paid otherwise than online: an invoice, or money at the desk, and
 * notifies the buyer. An online payment that arrives later is refunded, as `settlePayment` does with
 * each surplus one.
 * @returns the changed order.
 * @throws ApiProblem 404 for an unknown or unconfirmed order, 409 for a canceled one, or one not created yet.
 */
export async function recordPayment(tx: Database, id: string, now: Date): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNotNull(orders.confirmedAt)))
    .for('update');
  if (order === undefined) throw new ApiProblem(404, `Заказа ${id} нет`);
  if (order.status === 'Canceled') throw new ApiProblem(409, `Заказ ${id} отменён`);
  // The buyer may still change or delete it.
  if (stepOf(order.status) !== 'Details') throw new ApiProblem(409, `Заказ ${id} ещё не создан`);
  const paid = await updateOrder(tx, order, { paymentStatus: 'Paid' }, now);
  if (order.paymentStatus !== 'Paid') await announcePayment(tx, paid, paid.totals.toPay, now);
  return paid;
}
