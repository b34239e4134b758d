import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { visibleOrders } from '#server/partners/visible-orders.ts';
import { fullName } from '#src/lib/person-name.ts';
import type { OrderBuyer } from './schemas.ts';

const MAX_BUYERS = 200;
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

/** The people whose orders the user may see: the user first, colleagues by name. */
export async function listBuyers(db: Database, userID: string): Promise<OrderBuyer[]> {
  const rows = await db
    .selectDistinct({ id: orders.userID })
    .from(orders)
    .where(and(visibleOrders(userID), isNull(orders.deletedAt)))
    .orderBy(sql`1`)
    .limit(MAX_BUYERS - 1);
  const ids = rows.map(({ id }) => id);
  const buyers = await readBuyers(db, [userID, ...ids], userID);
  return [...buyers.values()].toSorted(
    (one, other) =>
      Number(other.isMe) - Number(one.isMe) || one.name.localeCompare(other.name, 'ru'),
  );
}
