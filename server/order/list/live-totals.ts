import type { Totals } from '#server/cart/schemas.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { readState } from '#server/order/state/order-state.ts';
import { isLive } from '#server/order/transitions.ts';

const SERVER_ERROR = 500;

/** The stored totals when the delivery service does not respond: a list must not depend on it. */
async function totalsOf(db: Database, order: OrderRow, conditions: Conditions): Promise<Totals> {
  try {
    return (await readState(db, order, conditions)).totals;
  } catch (error) {
    if (error instanceof ApiProblem && error.status >= SERVER_ERROR) return order.totals;
    throw error;
  }
}

/**
 * The totals of rows of a list, by order, as the page of each order shows them: what is not placed yet
 * depends on today's prices. A buyer has one draft, and few orders wait for an approval at a time.
 */
export async function readTotals(
  db: Database,
  rows: readonly OrderRow[],
  conditions: Conditions,
): Promise<ReadonlyMap<string, Totals>> {
  const totals = new Map<string, Totals>();
  for (const order of rows) {
    totals.set(
      order.id,
      isLive(order.status) ? await totalsOf(db, order, conditions) : order.totals,
    );
  }
  return totals;
}
