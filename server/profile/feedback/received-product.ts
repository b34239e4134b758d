import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { orderItems, orders } from '#server/db/schema/shopping.ts';
import { receivedStatuses } from '#server/profile/received.ts';

/** Why a user may not review a product. */
export const NOT_BOUGHT =
  'Отзыв может оставить покупатель, который получил этот товар. Когда получите заказ, напишите, как он показал себя в\u00A0работе';

/** Whether the user has received the product with an order of their own; gifts do not count. */
export async function hasReceived(
  db: Database,
  userID: string,
  productID: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderID, orders.id))
    .where(
      and(
        eq(orders.userID, userID),
        inArray(orders.status, [...receivedStatuses]),
        eq(orderItems.productID, productID),
        eq(orderItems.isGift, false),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
