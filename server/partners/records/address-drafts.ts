import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/connection.ts';
import { cartItems, carts, customers, orders } from '#server/db/schema/shopping.ts';

/** Orders that are not placed yet. */
const unfinished = ['Draft', 'WaitingForApprove', 'NotApproved', 'Approved'] as const;

/** How many people have chosen each address in a cart or in an unfinished order of the company. */
export async function countAddressDrafts(
  db: Database,
  partnerID: string,
  addressIDs: readonly string[],
): Promise<Map<string, number>> {
  if (addressIDs.length === 0) return new Map();
  const chosen = union(
    db
      .select({ addressID: sql<string>`${carts.addressID}`.as('address'), userID: carts.userID })
      .from(carts)
      .innerJoin(cartItems, eq(cartItems.cartID, carts.id))
      .where(and(inArray(carts.addressID, [...addressIDs]), isNotNull(carts.addressID))),
    db
      .select({
        addressID: sql<string>`${orders.address} ->> 'id'`.as('address'),
        userID: orders.userID,
      })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerID))
      .where(
        and(
          eq(customers.partnerID, partnerID),
          inArray(orders.status, [...unfinished]),
          isNull(orders.deletedAt),
          isNotNull(orders.address),
        ),
      ),
  ).as('chosen');
  const rows = await db
    .select({ id: chosen.addressID, count: sql<number>`count(*)::int` })
    .from(chosen)
    .groupBy(chosen.addressID);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
