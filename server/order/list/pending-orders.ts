import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { orders } from '#server/db/schema/shopping.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { accessibleTo } from '#server/partners/rights/visible-orders.ts';
import { summarize } from './list-orders.ts';

const MAX_SHOWN = limits['PendingOrders.items'];

/** Orders that wait for their buyer: unfinished, failed, decided about, or not paid online; new first. */
export async function listPendingOrders(
  db: Database,
  userID: string,
  conditions: Conditions,
): Promise<components['schemas']['PendingOrders']> {
  const unpaid = and(
    inArray(orders.status, ['Pending', 'Confirmed', 'WaitingForPicking', 'WaitingForShipping']),
    ne(orders.paymentStatus, 'Paid'),
    // A card that is also taken on delivery is awaited only while the bank has its payment.
    or(
      inArray(orders.paymentMethod, ['SBP', 'SberInstallment']),
      eq(orders.paymentStatus, 'Pending'),
    ),
  );
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        accessibleTo(userID),
        isNull(orders.deletedAt),
        or(inArray(orders.status, ['Draft', 'CreatingError', 'NotApproved', 'Approved']), unpaid),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MAX_SHOWN);
  return { items: await summarize(db, rows, userID, conditions) };
}
