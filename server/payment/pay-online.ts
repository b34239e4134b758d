import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import type { PaymentProvider, PaymentRow } from '#server/integrations/payment-provider.ts';
import { lockOwnOrder, type OrderRow, updateOrder } from '#server/order/order-store.ts';
import { paymentOf } from '#server/order/payment-state.ts';
import { createPayment, findPayment } from '#server/order/payments/payments.ts';
import { canPay } from '#server/order/transitions.ts';

type OnlinePayment = components['schemas']['OnlinePayment'];

function notAllowed(): ApiProblem {
  return new ApiProblem(409, 'Этот заказ нельзя оплатить онлайн', { reason: 'NotAllowed' });
}

async function findRunning(tx: Database, order: OrderRow, now: Date): Promise<PaymentRow | null> {
  const begun = order.onlinePaymentID && (await findPayment(tx, order.onlinePaymentID));
  if (!begun) return null;
  const isRunning =
    begun.progress === 'Processing' || (begun.progress === 'Created' && begun.expiresAt > now);
  return isRunning ? begun : null;
}

/**
 * Starts an online payment of the buyer's order; returns a pending one if there is one, so that
 * nobody pays twice.
 * @throws ApiProblem 404 for another user's order, 409 AlreadyPaid or NotAllowed.
 */
export async function payOnline(
  tx: Database,
  { userID, orderID }: { userID: string; orderID: string },
  provider: PaymentProvider | null,
  now: Date,
): Promise<OnlinePayment> {
  let order = await lockOwnOrder(tx, userID, orderID);
  if (order.paymentStatus === 'Paid') {
    throw new ApiProblem(409, 'Заказ уже оплачен', { reason: 'AlreadyPaid' });
  }
  if (provider === null) throw notAllowed();
  let payment = await findRunning(tx, order, now);
  if (payment === null) {
    const method = order.paymentMethod;
    if (method === null || !canPay(order)) throw notAllowed();
    payment = await createPayment(tx, { orderID, method, amount: order.totals.toPay }, now);
    order = await updateOrder(tx, order, { onlinePaymentID: payment.id }, now);
  }
  return {
    id: payment.id,
    orderID,
    state: paymentOf(order).state,
    amount: payment.amount,
    ...(await provider.placeOf(payment)),
    expiresAt: payment.expiresAt.toISOString(),
  };
}
