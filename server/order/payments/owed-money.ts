import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { paymentRefunds, payments } from '#server/db/schema/buying.ts';
import type { PaymentRow } from '#server/integrations/payment-provider.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { changeProgress } from './payments.ts';

/** Kopecks of a payment that went back or are about to. */
async function owedOf(tx: Database, paymentID: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${paymentRefunds.amount}), 0)` })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentID, paymentID));
  return Number(row?.sum ?? 0);
}

async function owe(
  tx: Database,
  part: { paymentID: string; refundID: string | null; amount: number },
  now: Date,
): Promise<void> {
  const values = { id: `back-${randomUUID()}`, ...part, createdAt: now, dueAt: now };
  await tx.insert(paymentRefunds).values(values);
}

/**
 * Whatever of a locked payment has not gone back yet is to be refunded; `refundMoney` does it. The
 * caller has changed its progress from another one than `Refunding`, so that this happens once.
 */
export async function oweRest(tx: Database, payment: PaymentRow, now: Date): Promise<void> {
  const rest = payment.amount - (await owedOf(tx, payment.id));
  if (rest > 0) await owe(tx, { paymentID: payment.id, refundID: null, amount: rest }, now);
  else await closeRefunded(tx, payment.id, now);
}

/**
 * A part of what a locked order was paid with goes back. Nothing when it was not paid online.
 * @param part kopecks, and the accepted refund that they belong to.
 * @returns whether a bank has the money of the order.
 * @throws Error when that would be more than was paid; the transaction must roll back.
 */
export async function owePart(
  tx: Database,
  orderID: string,
  { amount, refundID }: { amount: number; refundID: string | null },
  now: Date,
): Promise<boolean> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderID, orderID), eq(payments.progress, 'Paid')))
    .for('update');
  if (payment === undefined) return false;
  if (amount === 0) return true;
  if ((await owedOf(tx, payment.id)) + amount > payment.amount) {
    throw new Error(`More than payment ${payment.id} would go back`);
  }
  await owe(tx, { paymentID: payment.id, refundID, amount }, now);
  return true;
}

/** A payment that is to go back completely is refunded with its last part. */
export async function closeRefunded(tx: Database, paymentID: string, now: Date): Promise<void> {
  const due = tx
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.paymentID, paymentID), isNotNull(paymentRefunds.dueAt)));
  await tx
    .update(payments)
    .set({ progress: 'Refunded', updatedAt: now })
    .where(
      and(eq(payments.id, paymentID), eq(payments.progress, 'Refunding'), sql`not exists ${due}`),
    );
}

/**
 * Writes down that what was paid for a locked order online or by an installment goes back, as far as it
 * has not yet (`refundMoney` does it), and closes what was begun: whatever the bank takes of that later
 * goes back, too.
 * @returns whether the order is paid after that.
 */
export async function oweAllMoney(
  tx: Database,
  order: OrderRow,
  now: Date,
): Promise<OrderRow['paymentStatus']> {
  const paid = await tx
    .update(payments)
    .set({ progress: 'Refunding', updatedAt: now })
    .where(and(eq(payments.orderID, order.id), eq(payments.progress, 'Paid')))
    .returning();
  for (const payment of paid) await oweRest(tx, payment, now);
  await changeProgress(tx, order.id, ['Created', 'Processing'], 'Closed', now);
  return paid.length > 0 || order.paymentStatus === 'Pending' ? 'NotPaid' : order.paymentStatus;
}
