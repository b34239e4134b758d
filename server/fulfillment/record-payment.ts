import { and, eq, isNotNull } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { shopActor } from '#server/order/actor.ts';
import { announcePayment } from '#server/order/order-notifications.ts';
import { type OrderRow, recordEvent, updateOrder } from '#server/order/order-store.ts';
import { changeProgress } from '#server/order/payments/payments.ts';
import { readRefunds } from '#server/order/refunds/refund-store.ts';
import { stepOf } from '#server/order/transitions.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

/**
 * Records that an order was paid otherwise than online: an invoice, or money at the desk, and
 * notifies the buyer. A payment that was begun online, or an application to the bank, is closed; money
 * that arrives of it nevertheless is refunded, as `settlePayment` does with each surplus one.
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
  if (order.paymentStatus === 'Paid') return updateOrder(tx, order, {}, now);
  await changeProgress(tx, id, ['Created', 'Processing'], 'Closed', now);
  const change = { paymentStatus: 'Paid', onlinePaymentID: null } as const;
  const paid = await updateOrder(tx, order, change, now);
  const amount = paid.totals.toPay - (await readReturned(tx, id));
  const comment = formatMoney(amount);
  await recordEvent(tx, id, paid.status, { actor: shopActor, now, title: 'Оплачен', comment });
  await announcePayment(tx, paid, amount, now);
  return paid;
}

/** What need not be paid any more, since it was returned; kopecks. */
async function readReturned(tx: Database, orderID: string): Promise<number> {
  const accepted = (await readRefunds(tx, orderID)).filter(({ state }) => state === 'Accepted');
  return accepted.reduce((sum, { goods, delivery }) => sum + goods + delivery, 0);
}
