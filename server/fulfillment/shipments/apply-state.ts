import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { carrierShipments } from '#server/db/schema/carriers.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import type { Carrier, ShipmentProgress, ShipmentState } from '#server/integrations/carrier.ts';
import { notify } from '#server/notifications/notify.ts';
import { systemActor } from '#server/order/actor.ts';
import { orderNumber } from '#server/order/order-lines.ts';
import { type OrderRow, recordEvent } from '#server/order/order-store.ts';

type Shipment = typeof carrierShipments.$inferSelect;

/** A shipment never goes back: reports come late and in any order. */
const rank: Readonly<Record<Shipment['progress'], number>> = {
  New: 0,
  Registered: 1,
  Sent: 2,
  Waiting: 3,
  NotDelivered: 4,
  Delivered: 5,
  Rejected: 6,
  Removed: 6,
};

const final: readonly ShipmentProgress[] = ['Delivered', 'NotDelivered', 'Rejected', 'Removed'];

interface AppliedState {
  carrier: Pick<Carrier, 'name'>;
  state: ShipmentState;
  now: Date;
}

function describeShipment({ carrier, state }: AppliedState): string {
  return state.trackingNumber === null
    ? `Отправление ${carrier.name}`
    : `Отправление ${carrier.name} ${state.trackingNumber}`;
}

async function announceWaiting(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { pickupPoint } = order;
  await notify(tx, [order.userID], {
    topic: 'Order',
    title: `Заказ ${orderNumber(order)} ждёт в пункте выдачи`,
    text:
      pickupPoint === null ? 'Заберите его.' : `${pickupPoint.address}, ${pickupPoint.schedule}.`,
    link: `/order/${order.id}`,
    at: now,
  });
}

/** Moves the order as far as its shipment is; what the staff has done already stays. */
async function moveAlong(tx: Database, found: OrderRow, applied: AppliedState): Promise<void> {
  const { state, now } = applied;
  const by = { actor: systemActor, comment: describeShipment(applied) };
  let order = found;
  const isSent = rank[state.progress] >= rank.Sent && rank[state.progress] < rank.Rejected;
  if (isSent && order.status === 'WaitingForShipping') {
    order = await advanceOrder(tx, order.id, 'Shipped', now, by);
  }
  const event = (title: string) => recordEvent(tx, order.id, order.status, { ...by, now, title });
  if (state.progress === 'Waiting') {
    await event('Заказ в пункте выдачи');
    await announceWaiting(tx, order, now);
  }
  if (state.progress === 'NotDelivered') await event('Заказ не вручён и возвращается в магазин');
  if (state.progress === 'Delivered' && order.status === 'Shipped') {
    await advanceOrder(tx, order.id, 'Succeeded', now, by);
  }
}

/**
 * Applies the state of a shipment to its order: once, however often it is read, and never an earlier one.
 * @returns whether it has changed something.
 */
export async function applyState(
  db: Database,
  orderID: string,
  applied: AppliedState,
): Promise<boolean> {
  const { state } = applied;
  return db.transaction(async (tx) => {
    // The order first, as everywhere, so that two transactions never wait for each other.
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderID)).for('update');
    const [shipment] = await tx
      .select()
      .from(carrierShipments)
      .where(eq(carrierShipments.orderID, orderID))
      .for('update');
    if (order === undefined || shipment === undefined) return false;
    const isNews = rank[state.progress] > rank[shipment.progress];
    if (isNews) await moveAlong(tx, order, applied);
    const progress = isNews ? state.progress : shipment.progress;
    await tx
      .update(carrierShipments)
      .set({
        progress,
        trackingNumber: state.trackingNumber ?? shipment.trackingNumber,
        reason: state.reason ?? shipment.reason,
        ...(final.some((one) => one === progress) ? { checkAt: null } : {}),
      })
      .where(eq(carrierShipments.orderID, orderID));
    return isNews;
  });
}
