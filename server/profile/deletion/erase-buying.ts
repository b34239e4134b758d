import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { carts, customers, orders, recipients, refunds } from '#server/db/schema/shopping.ts';
import { activeStatuses } from '#server/order/transitions.ts';

/** In messages; the rest is not listed. */
const MAX_NAMED = 5;

/**
 * Orders of companies go on without the person.
 * @throws ApiProblem 409 while an order or a refund of the user is in progress.
 */
async function assertNothingRuns(tx: Database, userID: string): Promise<void> {
  const running = await tx
    .select({ number: orders.number })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerID))
    .where(
      and(
        eq(orders.userID, userID),
        isNull(orders.deletedAt),
        eq(customers.kind, 'Individual'),
        inArray(orders.status, [...activeStatuses, 'WaitingForRefund']),
      ),
    )
    .orderBy(orders.createdAt)
    .limit(MAX_NAMED)
    .for('update', { of: orders });
  if (running.length > 0) {
    const numbers = running.map(({ number }) => number).join(', ');
    throw new ApiProblem(409, `Сначала завершите заказы: ${numbers}`, { reason: 'NotAllowed' });
  }
  const [refund] = await tx
    .select({ number: orders.number })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderID))
    .where(and(eq(orders.userID, userID), eq(refunds.state, 'Requested')))
    .limit(1);
  if (refund !== undefined) {
    throw new ApiProblem(409, `Сначала решите, принять\u00A0ли возврат заказа ${refund.number}`, {
      reason: 'NotAllowed',
    });
  }
}

/**
 * Deletes the cart, drafts, customers and recipients of a user; a customer that has ordered stays
 * without a name.
 * @throws ApiProblem 409 while an order or a refund is in progress.
 */
export async function eraseBuying(tx: Database, userID: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.userID, userID));
  await assertNothingRuns(tx, userID);
  await tx.delete(orders).where(and(eq(orders.userID, userID), isNull(orders.number)));
  const own = and(eq(customers.userID, userID), eq(customers.kind, 'Individual'));
  const ids = tx.select({ id: customers.id }).from(customers).where(own);
  await tx.delete(recipients).where(inArray(recipients.customerID, ids));
  const ordered = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(eq(orders.customerID, customers.id));
  await tx.delete(customers).where(and(own, notExists(ordered)));
  await tx
    .update(customers)
    .set({ firstName: null, middleName: null, lastName: null, phone: null })
    .where(own);
}
