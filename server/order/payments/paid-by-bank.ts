import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { payments } from '#server/db/schema/buying.ts';

/**
 * Whether a bank has the money of an order, and so returns it. What the shop got otherwise (cash, a transfer
 * that staff recorded) an employee returns.
 */
export async function isPaidByBank(db: Database, orderID: string): Promise<boolean> {
  const paid = and(eq(payments.orderID, orderID), eq(payments.progress, 'Paid'));
  return (await db.$count(payments, paid)) > 0;
}
