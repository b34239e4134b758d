import type { Totals } from '#server/cart/schemas.ts';
import { delivery } from '#server/delivery/chosen.ts';
import type {
  DeliveryOption,
  DeliveryRequest,
  PickupPoint,
} from '#server/delivery/delivery-service.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import type { OrderDelivery } from '#server/order/schemas.ts';

/** Where and what to deliver, as far as it is chosen. */
export function deliveryRequest(order: OrderRow, goods: Totals, now: Date): DeliveryRequest {
  const parcel = { weight: goods.weight, amount: goods.goods - goods.discount };
  return { parcel, city: order.address?.city ?? null, now };
}

/** What is chosen about delivery, and whether it can be had. */
export interface OpenDelivery {
  view: OrderDelivery;
  option: DeliveryOption | null;
  point: PickupPoint | null;
  isDateOffered: boolean;
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

/** The chosen delivery of an order that is not placed yet. */
export async function judgeDelivery(
  order: OrderRow,
  request: DeliveryRequest,
): Promise<OpenDelivery> {
  const method = order.deliveryMethod;
  const options = await delivery.listOptions(request);
  const option = options.find((candidate) => candidate.method === method) ?? null;
  const pointID = method === 'Pickup' ? order.pickupPointId : null;
  const point = pointID === null ? null : await delivery.findPoint(pointID, request);
  const view: OrderDelivery = {
    method,
    address: method === 'Courier' ? order.address : null,
    point,
    date: method === 'Pickup' ? (point?.readyDate ?? null) : order.deliveryDate,
    interval: method === 'Courier' ? order.deliveryInterval : null,
    cost: option?.cost ?? null,
  };
  return { view, option, point, isDateOffered: option === null || isOffered(order, option) };
}
