import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { type PaymentProgress, payments } from '#server/db/schema/buying.ts';
import type { PaymentProvider } from '#server/integrations/payment-provider.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { createPayment, findLastPayment } from './payments.ts';

type Schemas = components['schemas'];
type Installment = Schemas['Installment'];

/** Months the bank offers, the shortest first. */
export const installmentMonths: readonly number[] = [3, 6, 12];

const stateOf: Readonly<Record<PaymentProgress, Installment['state']>> = {
  Created: 'Available',
  Processing: 'InReview',
  Paid: 'Approved',
  Declined: 'Declined',
  Refunding: 'Declined',
  Refunded: 'Declined',
  Closed: 'Declined',
};

/** Equal payments without interest; the last one may be smaller. Kopecks. */
export function planFor(amount: number, months: number): Schemas['InstallmentPlan'] {
  return { months, monthlyPayment: Math.ceil(amount / months), total: amount, overpayment: 0 };
}

/**
 * Makes ready the application of an order that products were just taken for; nothing for other ways to
 * pay. Its sum may be another than at the last attempt.
 */
export async function openInstallment(tx: Database, order: OrderRow, now: Date): Promise<void> {
  if (order.paymentMethod !== 'SberInstallment') return;
  await tx
    .delete(payments)
    .where(and(eq(payments.orderID, order.id), eq(payments.progress, 'Created')));
  const amount = order.totals.toPay;
  await createPayment(tx, { orderID: order.id, method: 'SberInstallment', amount }, now);
}

function plansFor(amount: number): Schemas['InstallmentPlan'][] {
  return installmentMonths.map((count) => planFor(amount, count));
}

/** What an installment of this sum would be, before the order is placed; kopecks. */
export function planInstallment({ id, updatedAt }: OrderRow, amount: number): Installment {
  return {
    orderID: id,
    state: 'Available',
    amount,
    plans: plansFor(amount),
    selectedMonths: null,
    applyURL: null,
    reason: null,
    updatedAt: updatedAt.toISOString(),
  };
}

function reasonOf(
  progress: PaymentProgress,
  { paymentStatus }: Pick<OrderRow, 'paymentStatus'>,
): string | null {
  if (progress === 'Closed' && paymentStatus === 'Paid') {
    return 'Заказ оплачен без рассрочки, заявка в\u00A0банк закрыта';
  }
  if (progress === 'Declined') return 'Банк отказал без указания причины';
  const isOver: readonly PaymentProgress[] = ['Refunding', 'Refunded', 'Closed'];
  return isOver.includes(progress) ? 'Заказ отменён, рассрочка закрыта' : null;
}

/**
 * The installment of an order.
 * @throws ApiProblem 409 NotAllowed when it is paid otherwise or not placed yet.
 */
export async function viewInstallment(
  db: Database,
  order: OrderRow,
  provider: PaymentProvider | null,
): Promise<Installment> {
  const application =
    order.paymentMethod === 'SberInstallment'
      ? await findLastPayment(db, order.id, 'SberInstallment')
      : null;
  if (application === null) {
    throw new ApiProblem(409, 'Этот заказ оплачивают не рассрочкой', { reason: 'NotAllowed' });
  }
  const { amount, progress, months, updatedAt } = application;
  const canApply = progress === 'Created' && order.status !== 'Canceled' && provider !== null;
  return {
    orderID: order.id,
    state: stateOf[progress],
    amount,
    plans: plansFor(amount),
    selectedMonths: months,
    applyURL: canApply ? (await provider.placeOf(application)).url : null,
    reason: reasonOf(progress, order),
    updatedAt: updatedAt.toISOString(),
  };
}
