import { gt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { accountingFaults, accountingOrders } from '#server/db/schema/buying.ts';
import type { OrderSink } from '#server/integrations/order-sink.ts';

const ONLY = 1;

/**
 * The built-in accounting system: stores each order once. After `failNextOrders` it rejects that
 * many orders, to test how the shop handles a rejection.
 */
export function createLocalSink(db: Database): OrderSink {
  return {
    submit: async ({ id, number }) => {
      const rejected = await db
        .update(accountingFaults)
        .set({ remaining: sql`${accountingFaults.remaining} - 1` })
        .where(gt(accountingFaults.remaining, 0))
        .returning({ remaining: accountingFaults.remaining });
      if (rejected.length > 0) throw new Error('Учётная система не ответила');
      await db.insert(accountingOrders).values({ orderID: id, number }).onConflictDoNothing();
    },
  };
}

/** Rejects the next `count` orders; 0 stops rejecting. */
export async function failNextOrders(db: Database, count: number): Promise<void> {
  await db
    .insert(accountingFaults)
    .values({ id: ONLY, remaining: count })
    .onConflictDoUpdate({ target: accountingFaults.id, set: { remaining: count } });
}
