import { ApiProblem } from '#server/contract/problem.ts';
import type {
  DeliveryInterval,
  DeliveryMethod,
  DeliveryOption,
} from '#server/integrations/delivery-service.ts';
import type { Conditions } from '#server/integrations/services.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { findSlot, noSlot, type Slot } from '#server/order/state/delivery-slot.ts';
import { deliveryRequest } from '#server/order/state/evaluate-delivery.ts';
import type { OrderState } from '#server/order/state/order-state.ts';

function unavailable(message: string, reason: string): ApiProblem {
  return new ApiProblem(422, message, { reason });
}

async function findOption(
  order: OrderRow,
  state: OrderState,
  method: DeliveryMethod,
  conditions: Conditions,
): Promise<DeliveryOption> {
  const { now, services } = conditions;
  const options = await services.delivery.listOptions(deliveryRequest(order, state.totals, now));
  const option = options.find((candidate) => candidate.method === method);
  if (option === undefined || !option.allowed) {
    const message = option?.reason ?? 'Такого способа получения нет';
    throw unavailable(message, 'DeliveryUnavailable');
  }
  return option;
}

/**
 * The slot for a method chosen by the buyer; the nearest one when the buyer chose none.
 * @throws ApiProblem 422 when the method or the time is not offered for this order.
 */
export async function chooseSlot(
  order: OrderRow,
  state: OrderState,
  requested: { method: DeliveryMethod; date: string | null; interval: DeliveryInterval | null },
  conditions: Conditions,
): Promise<Slot> {
  const option = await findOption(order, state, requested.method, conditions);
  const slot = findSlot(option, requested.date, requested.interval);
  if (slot === null) {
    throw unavailable('Это время доставки недоступно, выберите другое', 'DeliveryDateUnavailable');
  }
  return slot;
}

/** After a change of place or products: the chosen slot while it is still offered, else the nearest. */
export async function settleDelivery(
  order: OrderRow,
  state: OrderState,
  conditions: Conditions,
): Promise<Slot> {
  const { now, services } = conditions;
  const options = await services.delivery.listOptions(deliveryRequest(order, state.totals, now));
  const option = options.find(({ method }) => method === order.deliveryMethod);
  if (option === undefined) return noSlot;
  const current = findSlot(option, order.deliveryDate, order.deliveryInterval);
  return current ?? findSlot(option, null, null) ?? noSlot;
}
