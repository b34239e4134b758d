import { and, desc, eq, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { readActorNames } from '#server/backoffice/audit/audit-actors.ts';
import type { Database } from '#server/db/connection.ts';
import { auditRecords } from '#server/db/schema/audit.ts';
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

/** What of an order has gone back, and what is still owed by the buyer or to them; kopecks. */
export async function readOrderMoney(
  db: Database,
  order: OrderRow,
  refunds: readonly Refund[],
): Promise<
  Pick<Schemas['StaffOrder'], 'due' | 'returnedAmount' | 'returnedBonus' | 'handPayment'>
> {
  const accepted = refunds.filter(({ state }) => state === 'Accepted');
  const returnedAmount = accepted.reduce((sum, row) => sum + row.goods + row.delivery, 0);
  const left = order.totals.toPay - returnedAmount;
  const isOver = order.status === 'Canceled' || order.status === 'Refunded';
  return {
    due: order.paymentStatus === 'NotPaid' && !isOver ? left : 0,
    returnedAmount,
    returnedBonus: accepted.reduce((sum, { bonus }) => sum + bonus, 0),
    handPayment: await readHandPayment(db, order, left),
  };
}
