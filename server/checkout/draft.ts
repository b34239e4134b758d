import { readLines } from '#server/cart/cart-store.ts';
import type { LockedCart } from '#server/cart/lines/change-lines.ts';
import { changeLiveOrder } from '#server/order/change/change-live-order.ts';
import {
  lockDraft,
  type OrderChange,
  type OrderRow,
  readOrderLines,
  writeOrderLines,
} from '#server/order/order-store.ts';

/** Applies a change of the cart to the buyer's unfinished checkout, if there is one. */
export async function changeDraft(
  locked: LockedCart,
  decide: (draft: OrderRow) => OrderChange,
): Promise<void> {
  const { tx, cart } = locked;
  const order = await lockDraft(tx, cart.userID);
  if (order !== null) await changeLiveOrder({ ...locked, order }, () => decide(order));
}

/**
 * Changes lines of the cart and the buyer's unfinished checkout, which is locked meanwhile. A draft follows the cart whenever it is read
 * (`followCart`); this only raises its version, so that an outdated page cannot confirm it, and
 * stores totals and quantities for lists. Removed lines stay stored: an undo restores them.
 * @param productIDs of the changed lines
 * @param change changes them in the cart
 */
export async function changeDraftLines<Changed>(
  locked: LockedCart,
  productIDs: readonly string[],
  change: () => Promise<Changed>,
): Promise<Changed> {
  const { tx, cart } = locked;
  const [order, changed] = await Promise.all([lockDraft(tx, cart.userID), change()]);
  if (order !== null) await followLines({ ...locked, order }, productIDs);
  return changed;
}

async function followLines(
  draft: LockedCart & { order: OrderRow },
  productIDs: readonly string[],
): Promise<void> {
  const { tx, cart, order } = draft;
  const lines = await readOrderLines(tx, order.id);
  if (!lines.some(({ productID }) => productIDs.includes(productID))) return;
  const inCart = await readLines(tx, cart.id);
  const quantities = new Map(inCart.map(({ productID, quantity }) => [productID, quantity]));
  const quantityOf = (line: (typeof lines)[number]) =>
    quantities.get(line.productID) ?? line.quantity;
  if (lines.some((line) => quantityOf(line) !== line.quantity)) {
    const changed = lines.map((line) => ({ ...line, quantity: quantityOf(line) }));
    await writeOrderLines(tx, order.id, changed);
  }
  await changeLiveOrder(draft, () => ({}));
}
