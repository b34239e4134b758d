import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { readActorNames } from '#server/backoffice/audit/audit-actors.ts';
import type { Database } from '#server/db/connection.ts';
import { auditRecords } from '#server/db/schema/audit.ts';
import { refunds } from '#server/db/schema/shopping.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { isPaidByBank } from '#server/order/payments/paid-by-bank.ts';
import type { Refund } from '#server/order/refunds/refund-store.ts';

type Schemas = components['schemas'];

const STAFF = 'staff:';

/** The employee who recorded that an order was paid: the name, or the login where it is unknown. */
async function readMarker(db: Database, orderID: string): Promise<string | null> {
  const [record] = await db
    .select({ actor: auditRecords.actor })
    .from(auditRecords)
    .where(
      and(
        eq(auditRecords.orderID, orderID),
        eq(auditRecords.entity, 'orders'),
        sql`${auditRecords.after} ->> 'payment_status' = 'Paid'`,
      ),
    )
    .orderBy(desc(auditRecords.id))
    .limit(1);
  if (!record?.actor.startsWith(STAFF)) return null;
  const names = await readActorNames(db, [record.actor]);
  return names.get(record.actor) ?? record.actor.slice(STAFF.length);
}

/** What the shop got otherwise than through a bank, and nobody returns by itself. */
async function readHandPayment(
  db: Database,
  { id, paymentStatus }: OrderRow,
  left: number,
): Promise<Schemas['StaffHandPayment'] | null> {
  if (paymentStatus !== 'Paid' || left === 0) return null;
  if (await isPaidByBank(db, id)) return null;
  return { amount: left, markedBy: await readMarker(db, id) };
}

/** Kopecks of `toPay` that the buyer still owes. @param returnedAmount what need not be paid any more */
export function dueOf(
  { status, paymentStatus, totals }: Pick<OrderRow, 'status' | 'paymentStatus' | 'totals'>,
  returnedAmount: number,
): number {
  const isOver = status === 'Canceled' || status === 'Refunded';
  return paymentStatus === 'NotPaid' && !isOver ? totals.toPay - returnedAmount : 0;
}

/** What was returned of orders by accepted refunds, by order; kopecks. */
export async function readReturnedAmounts(
  db: Database,
  orderIDs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      orderID: refunds.orderID,
      amount: sql<string>`sum(${refunds.goods} + ${refunds.delivery})`,
    })
    .from(refunds)
    .where(and(inArray(refunds.orderID, [...orderIDs]), eq(refunds.state, 'Accepted')))
    .groupBy(refunds.orderID);
  return new Map(rows.map(({ orderID, amount }) => [orderID, Number(amount)]));
}

/** What of an order has gone back, and what is still owed by the buyer or to them; kopecks. */
export async function readOrderMoney(
  db: Database,
  order: OrderRow,
  list: readonly Refund[],
): Promise<
  Pick<Schemas['StaffOrder'], 'due' | 'returnedAmount' | 'returnedBonus' | 'handPayment'>
> {
  const accepted = list.filter(({ state }) => state === 'Accepted');
  const returnedAmount = accepted.reduce((sum, row) => sum + row.goods + row.delivery, 0);
  const left = order.totals.toPay - returnedAmount;
  return {
    due: dueOf(order, returnedAmount),
    returnedAmount,
    returnedBonus: accepted.reduce((sum, { bonus }) => sum + bonus, 0),
    handPayment: await readHandPayment(db, order, left),
  };
}
