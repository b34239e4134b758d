import { asc, desc, eq, sql } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { lockCart } from '#server/cart/cart-store.ts';
import { addLines } from '#server/cart/change-lines.ts';
import { smallestQuantity } from '#server/cart/quantity.ts';
import { cancelOrder } from '#server/checkout/cancel.ts';
import { lockOrder } from '#server/checkout/change-checkout.ts';
import {
  chooseAddress,
  chooseDelivery,
  choosePayment,
  choosePickupPoint,
} from '#server/checkout/choices.ts';
import { confirmOrder } from '#server/checkout/confirm.ts';
import type { PaymentMethod } from '#server/checkout/payment-options.ts';
import { proceedToCheckout } from '#server/checkout/proceed.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { advanceOrder } from '#server/order/advance-order.ts';
import { completeCreation } from '#server/order/completion.ts';
import type { OrderStatus } from '#server/order/schemas.ts';
import { createAddress } from '#server/user/addresses.ts';
import { demoIndividual } from './people.ts';

const DAY_MS = 86_400_000;
/** Between two steps of an order; the youngest history must lie in the past. */
const STEP_MS = 9 * 3_600_000;
/** Popular products come first in the shop; taking every so many-th gives different kinds. */
const STRIDE = 7;

interface DemoOrder {
  daysAgo: number;
  /** How many different products, and how many of each beyond the smallest quantity. */
  lines: readonly number[];
  /** A pickup point, or null for the courier. */
  pickupPointID: string | null;
  payment: PaymentMethod;
  /** The way after Pending; a step every `STEP_MS`. */
  way: readonly OrderStatus[];
  canceled?: boolean;
}

const delivered = [
  'Confirmed',
  'WaitingForPicking',
  'WaitingForShipping',
  'Shipped',
  'Succeeded',
] as const;

const history: readonly DemoOrder[] = [
  { daysAgo: 74, lines: [2, 0], pickupPointID: null, payment: 'BankCard', way: delivered },
  { daysAgo: 41, lines: [0, 1, 3], pickupPointID: 'msk-lesnaya', payment: 'Cash', way: delivered },
  { daysAgo: 23, lines: [1], pickupPointID: null, payment: 'BankCard', way: [], canceled: true },
  {
    daysAgo: 12,
    lines: [1, 0, 0, 2, 1],
    pickupPointID: null,
    payment: 'BankCard',
    way: delivered,
  },
  {
    daysAgo: 2,
    lines: [0, 2],
    pickupPointID: null,
    payment: 'Cash',
    way: ['Confirmed', 'WaitingForPicking', 'WaitingForShipping', 'Shipped'],
  },
  {
    daysAgo: 1,
    lines: [1],
    pickupPointID: 'msk-profsoyuznaya',
    payment: 'BankCard',
    way: ['Confirmed'],
  },
];

const neededProducts = history.reduce((sum, { lines }) => sum + lines.length, 0);

interface Shelf {
  id: string;
  packSize: number;
  minQuantity: number;
}

/** Plentiful, not too dear products, as many as the history needs. */
async function pickProducts(db: Database): Promise<Shelf[]> {
  const rows = await db
    .select({
      id: products.id,
      packSize: products.packSize,
      minQuantity: products.minQuantity,
    })
    .from(products)
    .where(
      sql`${products.listed} and ${products.available} and ${products.stock} >= 50
        and ${products.price} between 30000 and 900000`,
    )
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(neededProducts * STRIDE);
  return rows.filter((_row, index) => index % STRIDE === 0);
}

async function place(
  tx: Database,
  userID: string,
  order: DemoOrder,
  goods: readonly Shelf[],
  now: Date,
): Promise<string> {
  const cart = await lockCart(tx, userID);
  const wanted = goods.map((product, index) => ({
    productID: product.id,
    quantity: smallestQuantity(product) + (order.lines[index] ?? 0) * product.packSize,
  }));
  const { cart: filled } = await addLines({ tx, cart, now }, wanted);
  const { id } = await proceedToCheckout(
    { tx, cart: filled, now },
    wanted.map(({ productID }) => productID),
  );
  const lock = () => lockOrder(tx, userID, id, now);
  if (order.pickupPointID === null) {
    const address = await createAddress(
      tx,
      { userId: userID },
      {
        city: 'Москва',
        street: 'ул Лесная',
        house: '12',
        flat: '34',
        entrance: '2',
        floor: '5',
        postalCode: '125047',
        comment: 'Домофон 34',
      },
    );
    await chooseDelivery(await lock(), 'Courier', null, null);
    await chooseAddress(await lock(), address.id);
  } else {
    await chooseDelivery(await lock(), 'Pickup', null, null);
    await choosePickupPoint(await lock(), order.pickupPointID);
  }
  const { totals } = await choosePayment(await lock(), order.payment);
  await confirmOrder(await lock(), { total: totals.toPay });
  return id;
}

async function live(
  db: Database,
  userID: string,
  order: DemoOrder,
  goods: readonly Shelf[],
  placedAt: Date,
): Promise<void> {
  const id = await db.transaction((tx) => place(tx, userID, order, goods, placedAt));
  const later = (steps: number) => new Date(placedAt.getTime() + steps * STEP_MS);
  await completeCreation(id, {
    db,
    now: () => placedAt,
    logger: pino({ level: 'silent' }),
    traceID: `demo-${id}`,
  });
  for (const [index, status] of order.way.entries()) {
    await db.transaction((tx) => advanceOrder(tx, id, status, later(index + 1)));
  }
  if (order.canceled) {
    await db.transaction(async (tx) => cancelOrder(await lockOrder(tx, userID, id, later(2))));
  }
}

/**
 * Gives the demo individual a few past orders, made by the very functions that make real ones.
 * Does nothing when there are orders, or too few goods to make them of.
 */
export async function seedOrders(
  db: Database,
  logger: Pick<Logger, 'info'>,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  const userID = demoIndividual.id;
  const [present] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userID))
    .limit(1);
  if (present !== undefined) return;
  const shelf = await pickProducts(db);
  if (shelf.length < neededProducts) return;
  let taken = 0;
  for (const order of history) {
    const goods = shelf.slice(taken, taken + order.lines.length);
    taken += goods.length;
    await live(db, userID, order, goods, new Date(now.getTime() - order.daysAgo * DAY_MS));
  }
  logger.info({ orders: history.length }, 'The demo orders are in place');
}
