import type { Totals } from '#server/cart/schemas.ts';
import type {
  DeliveryOption,
  DeliveryRequest,
  DeliveryService,
  PickupPoint,
} from '#server/integrations/delivery-service.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import type { OrderDelivery } from '#server/order/schemas.ts';
import { findSlot, type Slot } from './delivery-slot.ts';

/** The destination and the parcel, as far as they are known. */
export function deliveryRequest(order: OrderRow, totals: Totals, now: Date): DeliveryRequest {
  const parcel = { weight: totals.weight, amount: totals.goods - totals.discount };
  return { parcel, city: order.address?.city ?? null, now };
}

/** The delivery choices and whether they are available. */
export interface OpenDelivery {
  view: OrderDelivery;
  option: DeliveryOption | null;
  /** False when no method at all can deliver this order. */
  isDeliverable: boolean;
  point: PickupPoint | null;
  isDateOffered: boolean;
}

/** The cost of a method at the chosen point, kopecks: points of a carrier have prices of their own. */
export function costOf(
  option: Pick<DeliveryOption, 'cost'> | null,
  point: Pick<PickupPoint, 'cost'> | null,
): number | null {
  return point?.cost === undefined ? (option?.cost ?? null) : point.cost;
}

function isOffered(order: OrderRow, option: DeliveryOption): boolean {
  if (option.method === 'Pickup' || option.dates.length === 0) return true;
  const day = option.dates.find(({ date }) => date === order.deliveryDate);
  const { from, to } = order.deliveryInterval ?? {};
  return (
    day !== undefined &&
    (day.intervals.length === 0 || day.intervals.some((one) => one.from === from && one.to === to))
  );
}

/**
 * The day and time of an order that is not placed yet. The day may pass while an order whose
 * creation failed waits for a retry: the nearest day replaces it, so that the retry is possible.
 */
function slotOf(order: OrderRow, option: DeliveryOption | null): Slot {
  const { status, deliveryDate, deliveryInterval } = order;
  const chosen = { deliveryDate, deliveryInterval };
  if (option === null || status !== 'CreatingError' || isOffered(order, option)) return chosen;
  return findSlot(option, null, null) ?? chosen;
}

/** The chosen delivery of an order that is not placed yet. */
export async function evaluateDelivery(
  delivery: DeliveryService,
  order: OrderRow,
  request: DeliveryRequest,
): Promise<OpenDelivery> {
  const method = order.deliveryMethod;
  const options = await delivery.listOptions(request);
  const option = options.find((candidate) => candidate.method === method) ?? null;
  const pointID = method === 'Pickup' ? order.pickupPointID : null;
  const point = pointID === null ? null : await delivery.findPoint(pointID, request);
  const { deliveryDate, deliveryInterval } = slotOf(order, option);
  const view: OrderDelivery = {
    method,
    address: method === 'Courier' ? order.address : null,
    point,
    date: method === 'Pickup' ? (point?.readyDate ?? null) : deliveryDate,
    interval: method === 'Courier' ? deliveryInterval : null,
    cost: costOf(option, point),
  };
  const validated = { ...order, deliveryDate, deliveryInterval };
  const isDateOffered = option === null || isOffered(validated, option);
  const isDeliverable = options.some(({ allowed }) => allowed);
  return { view, option, isDeliverable, point, isDateOffered };
}
