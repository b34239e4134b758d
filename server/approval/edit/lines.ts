import type { Database } from '#server/db/connection.ts';
import { type OrderRow, openLine, writeOrderLines } from '#server/order/order-store.ts';
import type { OrderState } from '#server/order/state/order-state.ts';

/** Marks today's prices as seen, so that only later changes count. */
export async function acceptLines(
  tx: Database,
  order: Pick<OrderRow, 'id'>,
  { items }: OrderState,
): Promise<void> {
  const bought = items.filter(({ isGift }) => !isGift);
  await writeOrderLines(
    tx,
    order.id,
    bought.map(({ product, quantity }) => openLine(product.id, quantity, product.price)),
  );
}
