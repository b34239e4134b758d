import { inArray, sql } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { visibleCustomers } from '#server/partners/rights/visible-orders.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import type { OrderBuyer } from './schemas.ts';

const MAX_BUYERS = limits['Orders.buyers'];
/** The placeholder for a name that the identity provider did not send. */
const NAMELESS = 'Покупатель';

/** People who ordered, by id, in one query. */
export async function readBuyers(
  db: Database,
  userIDs: readonly string[],
  viewerID: string,
): Promise<Map<string, OrderBuyer>> {
  if (userIDs.length === 0) return new Map();
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      middleName: users.middleName,
      lastName: users.lastName,
    })
    .from(users)
    .where(inArray(users.id, [...new Set(userIDs)]));
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, name: fullName(row) || NAMELESS, isMe: row.id === viewerID },
    ]),
  );
}

/** @throws when the order's user is gone, which a foreign key prevents. */
export function buyerOf(buyers: ReadonlyMap<string, OrderBuyer>, userID: string): OrderBuyer {
  const buyer = buyers.get(userID);
  if (buyer === undefined) throw new Error(`No user ${userID}`);
  return buyer;
}

/**
 * Ids of those who ordered for the companies in which the user sees all orders. Goes from one buyer to
 * the next in the index `orders_customer_user_confirmed`: a company has far more orders than buyers.
 */
async function buyersOfCompanies(db: Database, userID: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive buyers (customer_id, user_id) as (
      select company.id, (select min(o.user_id) from orders o where o.customer_id = company.id)
      from ${visibleCustomers(userID)} company
      union all
      select b.customer_id, (select min(o.user_id) from orders o
        where o.customer_id = b.customer_id and o.user_id > b.user_id)
      from buyers b where b.user_id is not null
    )
    select distinct user_id as id from buyers b
    where exists (select from orders o where o.customer_id = b.customer_id
      and o.user_id = b.user_id and o.status <> 'Draft' and o.deleted_at is null)
    order by 1 limit ${MAX_BUYERS - 1}`);
  return rows.map(({ id }) => id);
}

/** The people whose orders the user may see: the user first, colleagues by name. */
export async function listBuyers(db: Database, userID: string): Promise<OrderBuyer[]> {
  const ids = await buyersOfCompanies(db, userID);
  const buyers = await readBuyers(db, [userID, ...ids], userID);
  return [...buyers.values()].toSorted(
    (one, other) =>
      Number(other.isMe) - Number(one.isMe) || one.name.localeCompare(other.name, 'ru'),
  );
}
