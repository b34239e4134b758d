import { lockCart, readLines } from '#server/cart/cart-store.ts';
import { readCart, viewCart } from '#server/cart/cart-view.ts';
import { addLines, type LockedCart } from '#server/cart/lines/change-lines.ts';
import { type LineProduct, loadLineProducts } from '#server/cart/lines/line-products.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { getVisibleOrder, type OrderLine, readOrderLines } from '#server/order/order-store.ts';
import type { RepeatLine, RepeatResult } from '#server/order/schemas.ts';
import { buyerActions } from '#server/order/transitions.ts';
import { opensRestricted } from '#server/partners/rights/orders-access.ts';
import { quantityAfterAdding } from '#server/product/stock/quantity.ts';
import { forbiddenMessage } from '#server/product/stock/restriction.ts';
import { changeDraftLines } from './draft.ts';

/**
 * What one line of an old order would add to the cart today.
 * @param present the quantity that is already in the cart.
 */
export function planLine(
  { productID, quantity: requested, product: frozen }: OrderLine,
  product: LineProduct | undefined,
  present: number,
): RepeatLine {
  const quantity =
    product === undefined ? 0 : quantityAfterAdding(present, requested, product) - present;
  const shown = {
    productID,
    name: product?.name ?? frozen?.name ?? productID,
    slug: product?.slug ?? null,
    image: product?.pictures[0] ?? frozen?.images[0] ?? null,
    requested,
    quantity,
    price: product?.price ?? null,
  };
  if (quantity >= requested) return { ...shown, outcome: 'Available', message: null };
  if (quantity > 0) {
    return { ...shown, outcome: 'Reduced', message: `Можно добавить только ${quantity} шт.` };
  }
  const message =
    present > 0 && product?.available
      ? 'Всё, что есть, уже в корзине'
      : product?.saleForbidden
        ? forbiddenMessage(product)
        : 'Товара нет в наличии';
  return { ...shown, outcome: 'Unavailable', message };
}

async function plan(
  { tx, cart, now }: LockedCart,
  lines: readonly OrderLine[],
): Promise<RepeatLine[]> {
  const products = await loadLineProducts(
    tx,
    lines.map(({ productID }) => productID),
    cart.contractID,
    { opensRestricted: await opensRestricted(tx, cart, now) },
  );
  const present = new Map(
    (await readLines(tx, cart.id)).map(({ productID, quantity }) => [productID, quantity]),
  );
  return lines.map((line) =>
    planLine(line, products.get(line.productID), present.get(line.productID) ?? 0),
  );
}

/**
 * Adds the available products of an old order to the cart, or only previews what it would add.
 * @throws ApiProblem 404 for an order the user may not see, 409 when it cannot be repeated or the cart is full.
 */
export async function repeatOrder(
  tx: Database,
  userID: string,
  { id, preview, ...conditions }: Conditions & { id: string; preview: boolean },
): Promise<RepeatResult> {
  const locked = { tx, ...conditions, cart: await lockCart(tx, userID) };
  const order = await getVisibleOrder(tx, userID, id);
  if (!buyerActions(order, false).includes('Repeat')) {
    throw new ApiProblem(409, 'Этот заказ ещё не оформлен, повторить его нельзя', {
      reason: 'NotAllowed',
      details: { order: await readCart(tx, userID, conditions) },
    });
  }
  const bought = (await readOrderLines(tx, id)).filter(({ isGift }) => !isGift);
  const lines = await plan(locked, bought);
  if (preview) return { applied: false, lines, order: null };
  const additions = lines.filter(({ quantity }) => quantity > 0);
  const productIDs = additions.map(({ productID }) => productID);
  const { cart } = await changeDraftLines(locked, productIDs, () => addLines(locked, additions));
  return { applied: true, lines, order: await viewCart(tx, cart, conditions) };
}
