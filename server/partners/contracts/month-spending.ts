import { and, eq, gte, inArray, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { customers, orders } from '#server/db/schema/shopping.ts';
import type { EmployeeRow } from '#server/partners/schemas.ts';
import { moscowDay, startOfMoscowDay } from '#src/lib/dates/moscow-day.ts';

/** The calendar month in Moscow that a moment is in. */
export function moscowMonth(now: Date): { from: Date; to: Date } {
  const [year = 0, month = 1] = moscowDay(now).split('-').map(Number);
  const first = (y: number, m: number) =>
    startOfMoscowDay(new Date(Date.UTC(y, m, 1)).toISOString().slice(0, 10));
  return { from: first(year, month - 1), to: first(year, month) };
}

/** Money that went out: not of orders that were canceled or fully refunded since. */
export const counted = notInArray(orders.status, ['Canceled', 'Refunded']);

/** Kopecks of an order that came back for a part of its products. */
const givenBack = sql`coalesce((select sum(refund.goods + refund.delivery) from refunds refund
  where refund.order_id = ${orders.id} and refund.state = 'Accepted'), 0)`;

/** Kopecks of an order without what came back. */
export const stillOwed = sql`(${orders.totals} ->> 'toPay')::bigint - ${givenBack}`;

/**
 * Kopecks of the orders that each user has confirmed for a company in the month of `now`.
 * @param except an order that does not count: the one that is compared with the limit.
 */
export async function monthSpending(
  db: Database,
  {
    partnerID,
    userIDs,
    except,
  }: { partnerID: string; userIDs: readonly string[]; except?: string | undefined },
  now: Date,
): Promise<Map<string, number>> {
  if (userIDs.length === 0) return new Map();
  const { from, to } = moscowMonth(now);
  const rows = await db
    .select({
      userID: orders.userID,
      sum: sql<string>`sum(${stillOwed})`,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerID))
    .where(
      and(
        eq(customers.partnerID, partnerID),
        inArray(orders.userID, [...userIDs]),
        gte(orders.confirmedAt, from),
        lt(orders.confirmedAt, to),
        counted,
        except === undefined ? undefined : ne(orders.id, except),
      ),
    )
    .groupBy(orders.userID);
  return new Map(rows.map(({ userID, sum }) => [userID, Number(sum)]));
}

type Spender = Pick<EmployeeRow, 'partnerID' | 'userID' | 'monthLimit'>;

/**
 * What an employee with a month limit has spent; 0 without a limit, which needs no query. A comparison
 * with it needs no lock of its own: an employee has one draft at a time (`orders_user_draft`), an order
 * whose creation failed counts already, and an approved one is not compared.
 */
export async function spentThisMonth(
  db: Database,
  { partnerID, userID, monthLimit }: Spender,
  now: Date,
  except?: string,
): Promise<number> {
  if (monthLimit === null || userID === null) return 0;
  const spent = await monthSpending(db, { partnerID, userIDs: [userID], except }, now);
  return spent.get(userID) ?? 0;
}
