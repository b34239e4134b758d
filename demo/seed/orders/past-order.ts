import { between, pick } from '#demo/feed/random.ts';
import type { DemoPerson } from '#demo/people.ts';
import type { LineProduct } from '#server/cart/lines/line-products.ts';
import { sumLine, sumTotals } from '#server/cart/totals/totals.ts';
import { withVat } from '#server/cart/totals/totals-vat.ts';
import type { orderEvents, orderItems, orders } from '#server/db/schema/shopping.ts';
import { pickupPoints } from '#server/delivery/pickup-points.ts';
import type { PickupPoint } from '#server/integrations/delivery-service.ts';
import { shopActor, systemActor } from '#server/order/actor.ts';
import { orderSearchText, toOrderProduct } from '#server/order/order-lines.ts';
import type { OrderActor, OrderStatus } from '#server/order/schemas.ts';
import { raiseToPacks } from '#server/product/stock/quantity.ts';
import type { Customer } from '#server/user/schemas.ts';

const HOUR_MS = 3_600_000;
const YEAR_DAYS = 365;

type Tags = (typeof orders.$inferInsert)['tags'];

/** Hours after confirmation. */
const way: readonly (readonly [OrderStatus, number])[] = [
  ['Pending', 0],
  ['Confirmed', 2],
  ['WaitingForPicking', 5],
  ['WaitingForShipping', 20],
  ['Shipped', 26],
  ['Succeeded', 50],
];

/** What it cost then: up to a seventh less than today, whole rubles. */
function pastPrice(product: LineProduct, daysAgo: number): LineProduct {
  const factor = 1 - (daysAgo / YEAR_DAYS) * 0.14;
  const then = (kopecks: number) => Math.max(100, Math.round((kopecks * factor) / 100) * 100);
  return {
    ...product,
    price: then(product.price),
    priceWithoutDiscount: then(product.priceWithoutDiscount),
  };
}

export interface PastOrder {
  order: typeof orders.$inferInsert;
  items: (typeof orderItems.$inferInsert)[];
  events: (typeof orderEvents.$inferInsert)[];
}

/** Who bought, in whose name, and where it was collected. */
export interface PastBuyer {
  person: DemoPerson;
  customer: Customer;
  actor: OrderActor;
  point: PickupPoint | null;
}

/** A finished order with its lines and history, as rows of the database. */
export function makePastOrder(
  { person, customer, actor, point }: PastBuyer,
  id: string,
  at: Date,
  lines: readonly { product: LineProduct; quantity: number }[],
  tags: Tags,
): PastOrder {
  const number = `Д-${id}`;
  const frozen = lines.map(({ product }) => toOrderProduct(product));
  const last = new Date(at.getTime() + (way.at(-1)?.[1] ?? 0) * HOUR_MS);
  const sums = lines.map(({ product, quantity }) => ({
    ...sumLine(quantity, product),
    quantity,
    availability: 'Available' as const,
    product,
  }));
  const { id: personID, firstName, middleName, lastName, phone, email } = person;
  return {
    order: {
      id,
      number,
      userID: personID,
      customerID: customer.id,
      customer,
      status: 'Succeeded',
      deliveryMethod: 'Pickup',
      pickupPointID: point?.id ?? null,
      pickupPoint: point,
      recipient: { id, firstName, middleName, lastName, phone, email, isDefault: false },
      paymentMethod: customer.kind === 'Partner' ? 'Invoice' : 'Cash',
      paymentStatus: 'Paid',
      tags: tags ?? [],
      totals: withVat(sumTotals(sums, 0), sums, new Map()),
      searchText: orderSearchText(number, frozen),
      createdAt: at,
      confirmedAt: at,
      updatedAt: last,
    },
    items: lines.map(({ product, quantity }, index) => ({
      orderID: id,
      position: index + 1,
      productID: product.id,
      quantity,
      price: product.price,
      product: toOrderProduct(product),
    })),
    events: [
      {
        orderID: id,
        at,
        status: 'WaitingForCreating',
        actorKind: actor.kind,
        actorName: actor.name,
      },
      ...way.map(([status, hours]) => {
        const { kind, name } = status === 'Pending' ? systemActor : shopActor;
        const moment = new Date(at.getTime() + hours * HOUR_MS);
        return { orderID: id, at: moment, status, actorKind: kind, actorName: name };
      }),
    ],
  };
}

/** What each pickup point takes, grams. */
const HEAVIEST = Math.min(...pickupPoints.map(({ limit }) => limit));

/** A few products at their price of that time, which any pickup point takes. */
export function chooseLines(shelf: readonly LineProduct[], random: () => number, daysAgo: number) {
  const requested = between(2, 5, random);
  const chosen = new Map<string, { product: LineProduct; quantity: number }>();
  const [first, ...rest] = shelf;
  let left = HEAVIEST;
  for (let tries = 0; first !== undefined && tries < 20 && chosen.size < requested; tries += 1) {
    const product = pick([first, ...rest], random);
    const quantity = raiseToPacks(between(1, 6, random), product);
    const weight = quantity * (product.weight ?? 0);
    if (chosen.has(product.id) || weight > left) continue;
    left -= weight;
    chosen.set(product.id, { product: pastPrice(product, daysAgo), quantity });
  }
  return [...chosen.values()];
}
