import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import type {
  PaymentPlace,
  PaymentProvider,
  PaymentRow,
} from '#server/integrations/payment-provider.ts';
import {
  getOwnOrder,
  lockOwnOrder,
  type OrderRow,
  updateOrder,
} from '#server/order/order-store.ts';
import { onlineStates } from '#server/order/payment-state.ts';
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

/** Who pays what. */
export interface Payer {
  userID: string;
  orderID: string;
}

/**
 * Starts an online payment of the buyer's order; returns a pending one if there is one, so that
 * nobody pays twice. It is stored before the provider receives it.
 * @throws ApiProblem 404 for another user's order, 409 AlreadyPaid or NotAllowed.
 */
export async function beginPayment(
  tx: Database,
  { userID, orderID }: Payer,
  provider: PaymentProvider | null,
  now: Date,
): Promise<{ payment: PaymentRow; provider: PaymentProvider }> {
  const order = await lockOwnOrder(tx, userID, orderID);
  if (order.paymentStatus === 'Paid') {
    throw new ApiProblem(409, 'Заказ уже оплачен', { reason: 'AlreadyPaid' });
  }
  if (provider === null) throw notAllowed();
  const running = await findRunning(tx, order, now);
  if (running !== null) return { payment: running, provider };
  const method = order.paymentMethod;
  if (method === null || !canPay(order)) throw notAllowed();
  const payment = await createPayment(tx, { orderID, method, amount: order.totals.toPay }, now);
  await updateOrder(tx, order, { onlinePaymentID: payment.id }, now);
  return { payment, provider };
}

/**
 * Where the user pays a payment that was begun; outside of a transaction, because the provider may be
 * slow. @throws ApiProblem 503 when it does not respond; the same call can be repeated.
 */
export async function findPlace(
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<PaymentPlace> {
  try {
    return await provider.placeOf(payment);
  } catch (cause) {
    if (cause instanceof ApiProblem) throw cause;
    throw new ApiProblem(
      503,
      'Сервис оплаты не отвечает, деньги не списаны. Попробуйте через минуту',
      {
        cause,
      },
    );
  }
}

/** The payment as its buyer sees it. */
export async function viewPayment(
  tx: Database,
  { userID, orderID }: Payer,
  { id, amount, expiresAt }: PaymentRow,
  place: PaymentPlace,
): Promise<OnlinePayment> {
  const { paymentStatus } = await getOwnOrder(tx, userID, orderID);
  const state = onlineStates[paymentStatus];
  return { id, orderID, state, amount, ...place, expiresAt: expiresAt.toISOString() };
}
