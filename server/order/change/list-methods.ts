import type { Database } from '#server/db/connection.ts';
import { findDestinationCity } from '#server/delivery/destination-city.ts';
import type { DeliveryOption } from '#server/integrations/delivery-service.ts';
import type { Conditions } from '#server/integrations/services.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { deliveryRequest } from '#server/order/state/evaluate-delivery.ts';
import { readState } from '#server/order/state/order-state.ts';

/**
 * The delivery methods of an open order; pickup points start in the city selected in its cart.
 * @param query lists only the points with these words.
 */
export async function listMethods(
  db: Database,
  order: OrderRow,
  conditions: Conditions,
  query: string | null = null,
): Promise<DeliveryOption[]> {
  const { now, services } = conditions;
  const { totals, delivery: chosen } = await readState(db, order, conditions);
  const { userID, customer, address } = order;
  const { city: nearCity } = await findDestinationCity(db, {
    userID,
    customer,
    address,
    point: chosen.point,
  });
  return services.delivery.listOptions({ ...deliveryRequest(order, totals, now), nearCity, query });
}
