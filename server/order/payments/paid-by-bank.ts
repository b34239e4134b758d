import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { payments } from '#server/db/schema/buying.ts';

/**
 * Whether a bank has, or had, the money of an order: it goes back there by itself. What the shop got otherwise
 * (cash, a transfer that staff recorded) an employee returns.
 */
export async function wasPaidByBank(db: Database, orderID: string): Promise<boolean> {
  const isPaid = inArray(payments.progress, ['Paid', 'Refunding', 'Refunded']);
  return (await db.$count(payments, and(eq(payments.orderID, orderID), isPaid))) > 0;
}
