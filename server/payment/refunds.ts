import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#server/db/connection.ts';
import { payments } from '#server/db/schema/buying.ts';
import { orders } from '#server/db/schema/shopping.ts';
import type { PaymentProvider, PaymentRow } from '#server/integrations/payment-provider.ts';
import { notify } from '#server/notifications/notify.ts';
import { formatMoney } from '#src/lib/money.ts';

const BATCH = 20;
/** The lease: how long a process may take for a refund before it is retried. */
const LEASE_MS = 30_000;

/** Takes a batch for this process. */
function takeBatch(db: Database, now: Date): Promise<PaymentRow[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.progress, 'Refunding'), lte(payments.refundDueAt, now)))
      .orderBy(asc(payments.refundDueAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    return tx
      .update(payments)
      .set({ refundDueAt: new Date(now.getTime() + LEASE_MS) })
      .where(inArray(payments.id, ids))
      .returning();
  });
}

/** No notification for a return by the buyer, who got the information already. */
async function notifyRefunded(tx: Database, { orderID, amount }: PaymentRow, at: Date) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderID));
  if (order === undefined || order.status === 'Refunded') return;
  await notify(tx, [order.userID], {
    topic: 'Order',
    title: `Вернули деньги за заказ ${order.number ?? order.id}`,
    text: `${formatMoney(amount)}. Зачисление зависит от банка.`,
    link: `/order/${order.id}`,
    at,
  });
}

async function finish(db: Database, payment: PaymentRow, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const finished = await tx
      .update(payments)
      .set({ progress: 'Refunded', refundDueAt: null, updatedAt: now })
      .where(and(eq(payments.id, payment.id), eq(payments.progress, 'Refunding')))
      .returning({ id: payments.id });
    if (finished.length > 0) await notifyRefunded(tx, payment, now);
  });
}

export interface RefundRun {
  db: Database;
  provider: Pick<PaymentProvider, 'refund'>;
  logger: Pick<Logger, 'warn'>;
  now: Date;
}

/**
 * Refunds one batch of the payments to refund; failed ones are retried until they succeed. Any
 * number of processes may run it at the same time. @returns how many were refunded
 */
export async function refundPayments({ db, provider, logger, now }: RefundRun): Promise<number> {
  let given = 0;
  for (const payment of await takeBatch(db, now)) {
    try {
      await provider.refund(payment);
      await finish(db, payment, now);
      given += 1;
    } catch (error) {
      logger.warn(
        { err: error, payment: payment.id },
        'Money was not given back and will be later',
      );
    }
  }
  return given;
}
