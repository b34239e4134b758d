import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#server/db/connection.ts';
import { carrierShipments } from '#server/db/schema/carriers.ts';
import { orders } from '#server/db/schema/shopping.ts';
import {
  type Carrier,
  ShipmentRejected,
  type ShipmentState,
} from '#server/integrations/carrier.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { applyState } from './apply-state.ts';
import { readShipment } from './shipment-content.ts';

export interface FollowedShipment {
  db: Database;
  carrier: Carrier;
  orderID: string;
  logger: Pick<Logger, 'warn'>;
  now: Date;
}

function endedState(progress: 'Rejected' | 'Removed', reason: string | null): ShipmentState {
  return { progress, trackingNumber: null, reason };
}

/** Registers an order that the carrier does not know yet; null, or why it never will. */
async function register(
  { db, carrier, orderID }: FollowedShipment,
  order: OrderRow,
): Promise<string | null> {
  const shipment = await readShipment(db, order);
  if (shipment === null) return 'У заказа нет получателя или пункта выдачи';
  try {
    const remoteID = await carrier.register(shipment);
    await db
      .update(carrierShipments)
      .set({ remoteID })
      .where(eq(carrierShipments.orderID, orderID));
    return null;
  } catch (error) {
    if (error instanceof ShipmentRejected) return error.message;
    throw error;
  }
}

/** The state of a shipment by the carrier; that of an order which was canceled is ended there. */
async function readState(
  followed: FollowedShipment,
  order: OrderRow,
  remoteID: string | null,
): Promise<ShipmentState> {
  const { carrier } = followed;
  if (order.status === 'Canceled') {
    if (remoteID !== null) await carrier.cancel(remoteID);
    return endedState('Removed', null);
  }
  if (remoteID === null) {
    const rejection = await register(followed, order);
    return rejection === null
      ? { progress: 'Registered', trackingNumber: null, reason: null }
      : endedState('Rejected', rejection);
  }
  const state = await carrier.read(remoteID);
  return state ?? endedState('Rejected', `${carrier.name} не знает такого отправления`);
}

/**
 * Registers a shipment, or reads it from the carrier and moves its order along. It may be called at any time
 * and by several processes at once; calls of the carrier are made outside of transactions.
 * @throws when the carrier does not respond: it is called again later.
 */
export async function followShipment(followed: FollowedShipment): Promise<void> {
  const { db, carrier, orderID, logger, now } = followed;
  const [found] = await db
    .select({ order: orders, shipment: carrierShipments })
    .from(carrierShipments)
    .innerJoin(orders, eq(orders.id, carrierShipments.orderID))
    .where(eq(carrierShipments.orderID, orderID));
  if (found === undefined) return;
  const { order, shipment } = found;
  if (shipment.progress === 'Rejected' || shipment.progress === 'Removed') return;
  const state = await readState(followed, order, shipment.remoteID);
  const isNews = await applyState(db, orderID, { carrier, state, now });
  if (!isNews) return;
  if (state.progress === 'Rejected') {
    logger.warn({ orderID, reason: state.reason }, 'A shipment was rejected: register it by hand');
  }
  if (state.progress === 'NotDelivered') {
    logger.warn({ orderID }, 'A shipment was not delivered and comes back');
  }
}
