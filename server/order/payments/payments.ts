import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { type PaymentProgress, payments } from '#server/db/schema/buying.ts';
import { orders } from '#server/db/schema/shopping.ts';
import type { PaymentRow } from '#server/integrations/payment-provider.ts';
import { orderNumber } from '#server/order/order-lines.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import type { PaymentMethod } from '#server/order/schemas.ts';
import { canPay } from '#server/order/transitions.ts';

/** How long one attempt to pay lasts, and how long an application to the bank is valid; milliseconds. */
const ONLINE_MS = 30 * 60_000;
const INSTALLMENT_MS = 30 * 24 * 3_600_000;

/** Attempts that a newer one of the same moment goes before. */
const over: PaymentProgress[] = ['Closed', 'Refunding', 'Refunded'];

/** Who knows the id may pay; nobody can guess it. */
function newPaymentID(): string {
  return `pay-${randomBytes(18).toString('base64url')}`;
}

/**
 * Stores a payment that awaits the bank.
 * @param amount kopecks.
 */
export async function createPayment(
  tx: Database,
  { orderID, method, amount }: { orderID: string; method: PaymentMethod; amount: number },
  now: Date,
): Promise<PaymentRow> {
  const lasts = method === 'SberInstallment' ? INSTALLMENT_MS : ONLINE_MS;
  const [row] = await tx
    .insert(payments)
    .values({
      id: newPaymentID(),
      orderID,
      method,
      amount,
      progress: 'Created',
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + lasts),
    })
    .returning();
  if (row === undefined) throw new Error('The payment was not stored');
  return row;
}

/** A payment by its id; `null` when there is none. */
export async function findPayment(db: Database, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** The number for people of the order that a payment is for, also while the order is being placed. */
export async function findOrderNumber(db: Database, orderID: string): Promise<string> {
  const [order] = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(eq(orders.id, orderID));
  return order === undefined ? orderID : orderNumber(order);
}

/** When the bank declined the last attempt to pay an order that can be paid online; null otherwise. */
export async function findDeclinedAt(db: Database, order: OrderRow): Promise<Date | null> {
  if (order.onlinePaymentID === null || !canPay(order)) return null;
  const last = await findPayment(db, order.onlinePaymentID);
  return last?.progress === 'Declined' ? last.updatedAt : null;
}

/** The newest payment of an order by this method; null when there is none. */
export async function findLastPayment(
  db: Database,
  orderID: string,
  method: PaymentMethod,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderID, orderID), eq(payments.method, method)))
    .orderBy(desc(payments.createdAt), inArray(payments.progress, over))
    .limit(1);
  return row ?? null;
}

/** Moves an order's payments from one of these states to another. @returns how many were moved */
export async function changeProgress(
  tx: Database,
  orderID: string,
  from: readonly PaymentProgress[],
  to: PaymentProgress,
  now: Date,
): Promise<number> {
  const turned = await tx
    .update(payments)
    .set({ progress: to, updatedAt: now })
    .where(and(eq(payments.orderID, orderID), inArray(payments.progress, [...from])))
    .returning({ id: payments.id });
  return turned.length;
}
