import type { Database } from '#server/db/connection.ts';
import { delivery } from '#server/delivery/chosen.ts';
import type { DeliveryOption } from '#server/delivery/delivery-service.ts';
import { findDestinationCity } from '#server/delivery/destination-city.ts';
import { deliveryRequest } from '#server/order/state/evaluate-delivery.ts';
import { readState } from '#server/order/state/order-state.ts';
import type { OrderRow } from './order-store.ts';

/** The delivery methods of an open order; pickup points start in the city selected in its cart. */
export async function listMethods(
  db: Database,
  order: OrderRow,
  now: Date,
): Promise<DeliveryOption[]> {
  const { totals, delivery: chosen } = await readState(db, order, now);
  const { userID, customer, address } = order;
  const nearCity = await findDestinationCity(db, {
    userID,
    customer,
    address,
    point: chosen.point,
  });
  return delivery.listOptions({ ...deliveryRequest(order, totals, now), nearCity });
}
