import { asc, desc, eq, lt, sql } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { demoIndividual, demoOwner } from '#demo/people.ts';
import { lockCart } from '#server/cart/cart-store.ts';
import { chooseCustomer } from '#server/cart/choices/choices.ts';
import { addLines } from '#server/cart/lines/change-lines.ts';
import { cancelOrder } from '#server/checkout/cancel.ts';
import { lockOrder } from '#server/checkout/change-checkout.ts';
import {
  changeOrderAddress,
  changeOrderDelivery,
  changeOrderPayment,
  changeOrderPickupPoint,
} from '#server/checkout/choices.ts';
import { confirmOrder } from '#server/checkout/confirm/confirm.ts';
import { proceedToCheckout } from '#server/checkout/confirm/proceed.ts';
import { proceedToManager } from '#server/checkout/confirm/to-manager.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import type { OrderSink } from '#server/integrations/order-sink.ts';
import type { Conditions, Services } from '#server/integrations/services.ts';
import { completeCreation } from '#server/order/place/completion.ts';
import { smallestQuantity } from '#server/product/stock/quantity.ts';
import { createAddress } from '#server/user/addresses.ts';
import { companyHistory, type DemoOrder, ownHistory } from './order-history.ts';

const DAY_MS = 86_400_000;
/** Time between two steps of an order; the newest history must be in the past. */
const STEP_MS = 9 * 3_600_000;
/** News older than this has been read. */
const NEWS_DAYS = 1;
/** Step through the products sorted by popularity, to get different kinds. */
const STRIDE = 7;

/** Number of different products, used by the orders in rotation. */
const SHELF_SIZE = 14;

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
    .limit(SHELF_SIZE * STRIDE);
  return rows.filter((_row, index) => index % STRIDE === 0);
}

async function openCart(tx: Database, userID: string, order: DemoOrder, conditions: Conditions) {
  const cart = await lockCart(tx, userID);
  if (order.customerID === undefined) return cart;
  return chooseCustomer({ tx, cart, ...conditions }, order.customerID);
}

async function place(
  tx: Database,
  userID: string,
  order: DemoOrder,
  picked: readonly Shelf[],
  conditions: Conditions,
): Promise<string> {
  const cart = await openCart(tx, userID, order, conditions);
  const requested = picked.map((product, index) => ({
    productID: product.id,
    quantity: smallestQuantity(product) + (order.lines[index] ?? 0) * product.packSize,
  }));
  const { cart: filled } = await addLines({ tx, cart, ...conditions }, requested);
  const { id } = await proceedToCheckout(
    { tx, cart: filled, ...conditions },
    requested.map(({ productID }) => productID),
  );
  const lock = () => lockOrder(tx, userID, id, conditions);
  if (order.pickupPointID === null) {
    const address = await createAddress(
      tx,
      { userID },
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
    await changeOrderDelivery(await lock(), 'Courier', null, null);
    await changeOrderAddress(await lock(), address.id);
  } else {
    await changeOrderDelivery(await lock(), 'Pickup', null, null);
    await changeOrderPickupPoint(await lock(), order.pickupPointID);
  }
  if (order.ending === 'Manager') {
    const handed = { tx, cart: await lockCart(tx, userID), ...conditions };
    await proceedToManager(handed, { checkoutID: id, comment: 'Нужна доставка в выходной' });
    return id;
  }
  const { totals } = await changeOrderPayment(await lock(), order.payment);
  await confirmOrder(await lock(), { total: totals.toPay });
  return id;
}

/** An accounting system that rejects the demo's failed order. */
const brokenSink: OrderSink = {
  submit: async () => {
    throw new Error('Учётная система не ответила');
  },
};

async function live(
  db: Database,
  userID: string,
  order: DemoOrder,
  picked: readonly Shelf[],
  { now: placedAt, services }: Conditions,
): Promise<void> {
  const id = await db.transaction((tx) =>
    place(tx, userID, order, picked, { now: placedAt, services }),
  );
  const later = (steps: number) => new Date(placedAt.getTime() + steps * STEP_MS);
  const options = {
    db,
    services: order.ending === 'Failed' ? { accounting: brokenSink } : services,
    now: () => placedAt,
    logger: pino({ level: 'silent' }),
    traceID: `demo-${id}`,
  };
  await completeCreation(id, options);
  for (const [index, status] of order.way.entries()) {
    await db.transaction((tx) => advanceOrder(tx, id, status, later(index + 1)));
  }
  if (order.ending === 'Canceled') {
    const conditions = { now: later(2), services };
    await db.transaction(async (tx) => cancelOrder(await lockOrder(tx, userID, id, conditions)));
  }
}

/** Without a payment provider: only the orders with other payment methods. */
function possible(
  history: readonly DemoOrder[],
  { payment: provider }: Services,
): readonly DemoOrder[] {
  if (provider !== null) return history;
  return history.filter(({ payment }) => payment !== 'SBP' && payment !== 'SberInstallment');
}

async function liveAll(
  db: Database,
  userID: string,
  history: readonly DemoOrder[],
  shelf: readonly Shelf[],
  { now, services }: Conditions,
): Promise<void> {
  let taken = 0;
  for (const order of history) {
    const picked = order.lines.flatMap(
      (_extra, index) => shelf[(taken + index) % shelf.length] ?? [],
    );
    taken += picked.length;
    const placedAt = new Date(now.getTime() - order.daysAgo * DAY_MS);
    await live(db, userID, order, picked, { now: placedAt, services });
  }
}

async function hasOrders(db: Database, userID: string): Promise<boolean> {
  const [present] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userID, userID))
    .limit(1);
  return present !== undefined;
}

/** Marks old notifications of orders as read. */
async function readOldNews(db: Database, now: Date): Promise<void> {
  const old = lt(notifications.createdAt, new Date(now.getTime() - NEWS_DAYS * DAY_MS));
  await db.update(notifications).set({ readAt: now }).where(old);
}

/**
 * Gives the demo individual and the owner of the companies past orders in many states, made by the
 * shop's own functions. Does nothing when there are orders, or too few products to make
 * them of.
 */
export async function seedOrders(
  db: Database,
  services: Services,
  logger: Pick<Logger, 'info'>,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  if (await hasOrders(db, demoIndividual.id)) return;
  const shelf = await pickProducts(db);
  if (shelf.length < SHELF_SIZE) return;
  const own = possible(ownHistory, services);
  await liveAll(db, demoIndividual.id, own, shelf, { now, services });
  await liveAll(db, demoOwner.id, companyHistory, shelf, { now, services });
  await readOldNews(db, now);
  const count = own.length + companyHistory.length;
  logger.info({ orders: count }, 'The demo orders are in place');
}
