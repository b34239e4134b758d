import { and, eq, lt } from 'drizzle-orm';
import { actAs } from '#server/audit/act-as.ts';
import type { Database } from '#server/db/connection.ts';
import { type PaymentProgress, payments } from '#server/db/schema/buying.ts';
import { orders } from '#server/db/schema/shopping.ts';
import type { PaymentRow } from '#server/integrations/payment-provider.ts';
import { type PaymentResult, paymentReported } from '#server/metrics/events.ts';
import { announcePayment } from '#server/order/order-notifications.ts';
import { type OrderRow, updateOrder } from '#server/order/order-store.ts';
import { oweRest } from '#server/order/payments/owed-money.ts';
import { recordDecision } from './payment-history.ts';

/** The result of a payment, as reported by the bank. */
export type PaymentOutcome = Extract<PaymentProgress, 'Processing' | 'Paid' | 'Declined'>;
/** The shop's response: `Paid` already, too late, or no longer needed. */
export type Settlement = 'Settled' | 'AlreadyPaid' | 'Expired' | 'Closed';

const orderStatusOf: Readonly<Record<PaymentOutcome, OrderRow['paymentStatus']>> = {
  Processing: 'Pending',
  Paid: 'Paid',
  Declined: 'NotPaid',
};

const over: readonly PaymentProgress[] = ['Declined', 'Refunding', 'Refunded', 'Closed'];
/** Statuses of payments without received money. */
const untaken: readonly PaymentProgress[] = ['Created', 'Processing', 'Declined', 'Closed'];

function validate(order: OrderRow, payment: PaymentRow, now: Date): Settlement {
  if (payment.progress === 'Paid' || order.paymentStatus === 'Paid') return 'AlreadyPaid';
  if (over.includes(payment.progress)) return 'Closed';
  if (order.status === 'Canceled' || order.deletedAt !== null) return 'Closed';
  const isLate = payment.progress === 'Created' && payment.expiresAt <= now;
  return isLate ? 'Expired' : 'Settled';
}

/** The shop's response to a payment received now; unknown payments are `Closed`. */
export async function fetchSettlement(db: Database, id: string, now: Date): Promise<Settlement> {
  const [found] = await db
    .select({ order: orders, payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderID))
    .where(eq(payments.id, id));
  return found === undefined ? 'Closed' : validate(found.order, found.payment, now);
}

/** Settles a payment that the shop does not need: received money is refunded. */
async function turnAway(
  tx: Database,
  payment: PaymentRow,
  outcome: PaymentOutcome,
  now: Date,
): Promise<void> {
  const { id, progress } = payment;
  const isTaken = outcome === 'Paid' && untaken.includes(progress);
  // Otherwise the order no longer waits for the bank.
  if (!isTaken && progress !== 'Processing') return;
  await tx
    .update(payments)
    .set({ progress: isTaken ? 'Refunding' : 'Closed', updatedAt: now })
    .where(eq(payments.id, id));
  if (isTaken) await oweRest(tx, payment, now);
}

const resultNames = {
  Processing: 'processing',
  Paid: 'paid',
  Declined: 'declined',
  AlreadyPaid: 'already_paid',
  Expired: 'expired',
  Closed: 'closed',
} as const;

function resultOf(outcome: PaymentOutcome, settlement: Settlement): PaymentResult {
  return resultNames[settlement === 'Settled' ? outcome : settlement];
}

/**
 * Stores the result of a payment; an order is paid once, however often it is reported, and surplus
 * money is refunded. Unknown payments are `Closed`.
 * @param months of the requested installments.
 */
export async function settlePayment(
  db: Database,
  id: string,
  outcome: PaymentOutcome,
  { now, months = null }: { now: Date; months?: number | null },
): Promise<Settlement> {
  const settlement = await db.transaction(async (tx): Promise<Settlement> => {
    const [known] = await tx.select().from(payments).where(eq(payments.id, id));
    if (known === undefined) return 'Closed';
    await actAs(tx, 'bank');
    // Locks the order first, as cancellation and other payments do.
    const [order] = await tx
      .select()
      .from(orders)
      .where(eq(orders.id, known.orderID))
      .for('update');
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    if (order === undefined || payment === undefined) return 'Closed';
    const settlement = validate(order, payment, now);
    if (settlement !== 'Settled') {
      await turnAway(tx, payment, outcome, now);
      return settlement;
    }
    await tx
      .update(payments)
      .set({ progress: outcome, updatedAt: now, months: months ?? payment.months })
      .where(eq(payments.id, id));
    await updateOrder(tx, order, { paymentStatus: orderStatusOf[outcome] }, now);
    if (outcome !== 'Processing') {
      await recordDecision(tx, order, payment, { isPaid: outcome === 'Paid', now });
    }
    if (outcome === 'Paid') await announcePayment(tx, order, payment.amount, now);
    return 'Settled';
  });
  paymentReported.publish({ result: resultOf(outcome, settlement) });
  return settlement;
}

/** The built-in bank decides after this time, milliseconds. */
const DECISION_DELAY_MS = 15_000;

/** Completes the delayed payments of the built-in bank. */
export async function settleDelayedPayments(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - DECISION_DELAY_MS);
  const waiting = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.progress, 'Processing'), lt(payments.updatedAt, limit)))
    .limit(100);
  for (const { id } of waiting) await settlePayment(db, id, 'Paid', { now });
}
