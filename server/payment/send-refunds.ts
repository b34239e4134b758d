import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { actAs } from '#server/audit/act-as.ts';
import { isDue } from '#server/db/clock/due.ts';
import type { Database } from '#server/db/connection.ts';
import { paymentRefunds, payments } from '#server/db/schema/buying.ts';
import { orders } from '#server/db/schema/shopping.ts';
import type { PaymentProvider, PaymentRefund } from '#server/integrations/payment-provider.ts';
import { notify } from '#server/notifications/notify.ts';
import { orderNumber } from '#server/order/order-lines.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { closeRefunded } from '#server/order/payments/owed-money.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { recordMoneyBack } from './payment-history.ts';

const BATCH = 20;
/** The lease: how long a process may take for a refund before it is retried, seconds. */
const LEASE_SECONDS = 30;
/** The pause grows with the age of a refund up to this, seconds: a bank may reject it for days. */
const MAX_PAUSE_SECONDS = 3600;

function pauseUntil(now: Date) {
  const time = sql`${now.toISOString()}::timestamptz`;
  const age = sql`extract(epoch from ${time} - ${paymentRefunds.createdAt})`;
  const pause = sql`least(greatest(${age} / 4, ${LEASE_SECONDS}), ${MAX_PAUSE_SECONDS})`;
  return sql`${time} + make_interval(secs => ${pause})`;
}

/** Takes a batch for this process. */
function takeBatch(db: Database, now: Date): Promise<PaymentRefund[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ refund: paymentRefunds, payment: payments })
      .from(paymentRefunds)
      .innerJoin(payments, eq(payments.id, paymentRefunds.paymentID))
      .where(isDue(paymentRefunds.dueAt, now, MAX_PAUSE_SECONDS))
      .orderBy(asc(paymentRefunds.dueAt))
      .limit(BATCH)
      .for('update', { of: paymentRefunds, skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ refund }) => refund.id);
    await tx
      .update(paymentRefunds)
      .set({ dueAt: pauseUntil(now) })
      .where(inArray(paymentRefunds.id, ids));
    return due.map(({ refund: { id, amount }, payment }) => ({ id, amount, payment }));
  });
}

/** What the decision about a return has promised is done only now. */
async function reportRefunded(
  tx: Database,
  order: OrderRow,
  { amount }: PaymentRefund,
  at: Date,
): Promise<void> {
  await recordMoneyBack(tx, order, amount, at);
  await notify(tx, [order.userID], {
    topic: 'Order',
    title: `Вернули деньги за заказ ${orderNumber(order)}`,
    text: `${formatMoney(amount)}. Зачисление зависит от банка.`,
    link: `/order/${order.id}`,
    at,
  });
}

async function finish(db: Database, refund: PaymentRefund, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await actAs(tx, 'bank');
    // Before the payment, as cancellation and other payments do: the history refers to the order.
    const [order] = await tx
      .select()
      .from(orders)
      .where(eq(orders.id, refund.payment.orderID))
      .for('update');
    // Locked as when more of it is to go back: the last part closes it.
    await tx.select().from(payments).where(eq(payments.id, refund.payment.id)).for('update');
    const finished = await tx
      .update(paymentRefunds)
      .set({ dueAt: null, refundedAt: now })
      .where(and(eq(paymentRefunds.id, refund.id), isNotNull(paymentRefunds.dueAt)))
      .returning({ id: paymentRefunds.id });
    if (finished.length === 0) return;
    await closeRefunded(tx, refund.payment.id, now);
    if (order !== undefined) await reportRefunded(tx, order, refund, now);
  });
}

export interface RefundRun {
  db: Database;
  provider: Pick<PaymentProvider, 'refund'>;
  logger: Pick<Logger, 'warn'>;
  now: Date;
}

/**
 * Refunds one batch of the sums to refund; failed and pending ones are retried until they succeed. Any number of
 * processes may run it at the same time. @returns how many were refunded
 */
export async function refundMoney({ db, provider, logger, now }: RefundRun): Promise<number> {
  let given = 0;
  for (const refund of await takeBatch(db, now)) {
    try {
      if ((await provider.refund(refund)) === 'Pending') continue;
      await finish(db, refund, now);
      given += 1;
    } catch (error) {
      logger.warn(
        { err: error, payment: refund.payment.id, refund: refund.id },
        'Money was not given back and will be later',
      );
    }
  }
  return given;
}
