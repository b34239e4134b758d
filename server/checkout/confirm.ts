import { deleteLines, putLines, readLines, updateCart } from '#server/cart/cart-store.ts';
import { type LineProduct, lockLineProducts } from '#server/cart/line-products.ts';
import { actingUser } from '#server/order/actor.ts';
import { orderSearchText, toOrderProduct } from '#server/order/order-lines.ts';
import {
  moveOrder,
  type OrderLine,
  type OrderRow,
  readOrderLines,
  writeOrderLines,
} from '#server/order/order-store.ts';
import { takeStock } from '#server/order/stock.ts';
import { formatMoney } from '#src/lib/money.ts';
import { assertOpen, type LockedOrder } from './change-checkout.ts';
import { checkoutConflict } from './checkout-conflict.ts';
import { type Checkout, toCheckout, viewCheckout } from './checkout-view.ts';
import { judgeOrder, type OrderState } from './order-state.ts';

/** What the buyer saw when he pressed the button; kopecks. */
export interface Confirmation {
  total: number;
  version?: number | undefined;
}

/** @throws ApiProblem 409 with the fresh checkout when it is not what the buyer agreed to. */
function assertAgreed(order: OrderRow, state: OrderState, { total, version }: Confirmation): void {
  const conflict = (reason: Parameters<typeof checkoutConflict>[0], message: string) =>
    checkoutConflict(reason, message, toCheckout(order, state));
  if (state.problems.some(({ blocking }) => blocking)) {
    throw conflict('CheckoutHasProblems', 'Некоторых товаров уже нет в нужном количестве');
  }
  const missing = state.sections.find(({ complete }) => !complete);
  if (missing !== undefined) {
    throw conflict('CheckoutIncomplete', missing.message ?? 'Заполните все разделы');
  }
  const { toPay } = state.totals;
  if (toPay !== total) {
    throw conflict('PriceChanged', `Сумма заказа изменилась: теперь ${formatMoney(toPay)}`);
  }
  if (version !== undefined && version !== order.version) {
    throw conflict('CheckoutChanged', 'Заказ изменился в другой вкладке, проверьте его ещё раз');
  }
}

function freeze(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, LineProduct>,
): OrderLine[] {
  return lines.map((line) => {
    const product = products.get(line.productID);
    if (product === undefined) throw new Error(`Product ${line.productID} is gone`);
    return { ...line, price: product.price, product: toOrderProduct(product) };
  });
}

/** What is ordered leaves the cart; what was added beyond it since stays. */
async function takeFromCart(
  { tx, cart }: LockedOrder,
  ordered: readonly OrderLine[],
): Promise<void> {
  const quantities = new Map(ordered.map(({ productID, quantity }) => [productID, quantity]));
  const left = (await readLines(tx, cart.id))
    .filter(({ productID }) => quantities.has(productID))
    .map((line) => ({
      ...line,
      quantity: line.quantity - (quantities.get(line.productID) ?? 0),
    }));
  await putLines(
    tx,
    cart.id,
    left.filter(({ quantity }) => quantity > 0),
  );
  await deleteLines(
    tx,
    cart.id,
    left.filter(({ quantity }) => quantity <= 0).map(({ productID }) => productID),
  );
  await updateCart(tx, cart);
}

/**
 * Confirms a locked order: prices are counted anew and must be those the buyer agreed to, the
 * goods are taken off the stock, lines and prices are frozen, and the order waits to be created.
 * @throws ApiProblem 409 with the fresh checkout; nothing is changed then.
 */
export async function confirmOrder(
  locked: LockedOrder,
  confirmation: Confirmation,
): Promise<Checkout> {
  const { tx, order, now } = locked;
  await assertOpen(locked);
  const lines = await readOrderLines(tx, order.id);
  const products = await lockLineProducts(
    tx,
    lines.map(({ productID }) => productID),
  );
  const state = await judgeOrder(order, { lines, products }, now);
  assertAgreed(order, state, confirmation);
  await takeStock(tx, lines);
  const frozen = freeze(lines, products);
  await writeOrderLines(tx, order.id, frozen);
  if (order.status === 'Draft') await takeFromCart(locked, frozen);
  const number = order.number ?? `Д-${order.id}`;
  const confirmed = await moveOrder(
    tx,
    order,
    'WaitingForCreating',
    { actor: await actingUser(tx, order.userId), now },
    {
      number,
      totals: state.totals,
      deliveryDate: state.delivery.date,
      pickupPoint: state.delivery.point,
      failure: null,
      confirmedAt: now,
      searchText: orderSearchText(number, products.values()),
    },
  );
  return viewCheckout(tx, confirmed, now);
}
