import type { Database } from '#server/db/connection.ts';
import { carrierShipments } from '#server/db/schema/carriers.ts';
import { isCarrierPoint } from '#server/delivery/sdek/sdek-carrier.ts';
import type { OrderRow } from '#server/order/order-store.ts';

/** Has an order to a point of a carrier registered there, in the transaction that packs it; once. */
export async function queueShipment(tx: Database, order: OrderRow, now: Date): Promise<void> {
  if (order.deliveryMethod !== 'Pickup' || !isCarrierPoint(order.pickupPointID)) return;
  await tx
    .insert(carrierShipments)
    .values({ orderID: order.id, createdAt: now, checkAt: now })
    .onConflictDoNothing();
}
