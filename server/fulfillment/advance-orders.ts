import { and, asc, gt, inArray, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import { actAs } from '#server/audit/act-as.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { advanceOrder } from './advance-order.ts';
import { nextStatus } from './next-status.ts';

/** Only orders placed this recently advance by themselves; older ones keep their status. */
const YOUNG_MS = 2 * 3_600_000;
const AT_ONCE = 50;

/**
 * Advances the orders of the demo: each takes its next step when it has been in its status for
 * `pace`. An order that cannot advance (not paid, out of stock) keeps its status.
 * @param pace milliseconds from step to step.
 */
export async function advanceDemoOrders(
  db: Database,
  { now, pace, logger }: { now: Date; pace: number; logger: Logger },
): Promise<void> {
  const due = await db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [
          'Pending',
          'PendingManager',
          'Confirmed',
          'WaitingForPicking',
          'WaitingForShipping',
          'Shipped',
          'WaitingForRefund',
        ]),
        gt(orders.confirmedAt, new Date(now.getTime() - YOUNG_MS)),
        lt(orders.updatedAt, new Date(now.getTime() - pace)),
      ),
    )
    .orderBy(asc(orders.updatedAt))
    .limit(AT_ONCE);
  for (const { id, status } of due) {
    const next = nextStatus(status);
    if (next === null) continue;
    try {
      await db.transaction(async (tx) => {
        await actAs(tx, 'demo');
        await advanceOrder(tx, id, next, now);
      });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      logger.debug({ orderID: id, reason: error.message }, 'An order waits');
    }
  }
}
