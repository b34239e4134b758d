import { type LineProduct, loadLineProducts } from '#server/cart/line-products.ts';
import type { Problem, Totals } from '#server/cart/schemas.ts';
import { sumTotals } from '#server/cart/totals.ts';
import type { Database } from '#server/db/connection.ts';
import { delivery } from '#server/delivery/chosen.ts';
import type {
  DeliveryOption,
  DeliveryRequest,
  PickupPoint,
} from '#server/delivery/delivery-service.ts';
import { frozenItems, judgeOpenLines } from '#server/order/order-lines.ts';
import { type OrderLine, type OrderRow, readOrderLines } from '#server/order/order-store.ts';
import type { OrderAction, OrderDelivery, OrderItem } from '#server/order/schemas.ts';
import { buyerActions, isOpen } from '#server/order/transitions.ts';
import { type PaymentOption, paymentOptions } from './payment-options.ts';
import { type CheckoutSection, judgeSections } from './sections.ts';

/** Everything about an order that is worked out rather than stored. */
export interface OrderState {
  items: OrderItem[];
  problems: Problem[];
  totals: Totals;
  delivery: OrderDelivery;
  paymentMethods: PaymentOption[];
  sections: CheckoutSection[];
  allowedActions: OrderAction[];
}

/** Where and what to deliver, as far as it is chosen. */
export function deliveryRequest(order: OrderRow, goods: Totals, now: Date): DeliveryRequest {
  const parcel = { weight: goods.weight, amount: goods.goods - goods.discount };
  return { parcel, city: order.address?.city ?? null, now };
}

interface OpenDelivery {
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

async function judgeDelivery(order: OrderRow, request: DeliveryRequest): Promise<OpenDelivery> {
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

/** An order that is not confirmed yet, at today's prices, stock and delivery. */
async function openState(
  order: OrderRow,
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, LineProduct>,
  now: Date,
): Promise<OrderState> {
  const { items, problems } = judgeOpenLines(lines, products);
  const request = deliveryRequest(order, sumTotals(items, null), now);
  const { view, option, point, isDateOffered } = await judgeDelivery(order, request);
  const totals = sumTotals(items, view.cost);
  const payments = paymentOptions({ kind: order.customer.kind, toPay: totals.toPay });
  const sections = judgeSections({
    method: view.method,
    methodOption: option,
    isDateOffered,
    hasAddress: order.address !== null,
    point,
    hasRecipient: order.recipient !== null,
    paymentOption: payments.find(({ method }) => method === order.paymentMethod) ?? null,
  });
  const isReady =
    sections.every(({ complete }) => complete) && problems.every(({ blocking }) => !blocking);
  return {
    items,
    problems,
    totals,
    delivery: view,
    paymentMethods: payments,
    sections,
    allowedActions: buyerActions(order.status, isReady),
  };
}

function closedState(
  order: OrderRow,
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, LineProduct>,
): OrderState {
  const isPickup = order.deliveryMethod === 'Pickup';
  const { kind } = order.customer;
  return {
    items: frozenItems(lines, products),
    problems: [],
    totals: order.totals,
    delivery: {
      method: order.deliveryMethod,
      address: isPickup ? null : order.address,
      point: isPickup ? order.pickupPoint : null,
      date: order.deliveryDate,
      interval: isPickup ? null : order.deliveryInterval,
      cost: order.totals.delivery,
    },
    paymentMethods: paymentOptions({ kind, toPay: order.totals.toPay }),
    sections: [],
    allowedActions: buyerActions(order.status, false),
  };
}

/** The lines of an order and the products that its state is judged by. */
export interface OrderGoods {
  lines: OrderLine[];
  products: ReadonlyMap<string, LineProduct>;
}

/** In two queries; confirmed lines carry their product themselves. */
export async function readGoods(db: Database, order: OrderRow): Promise<OrderGoods> {
  const lines = await readOrderLines(db, order.id);
  const live = lines.filter(({ product }) => product === null || isOpen(order.status));
  const products = await loadLineProducts(
    db,
    live.map(({ productID }) => productID),
  );
  return { lines, products };
}

export async function judgeOrder(
  order: OrderRow,
  { lines, products }: OrderGoods,
  now: Date,
): Promise<OrderState> {
  return isOpen(order.status)
    ? openState(order, lines, products, now)
    : closedState(order, lines, products);
}

export async function readState(db: Database, order: OrderRow, now: Date): Promise<OrderState> {
  return judgeOrder(order, await readGoods(db, order), now);
}
