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
 * The same for lines that were changed in the cart. A draft follows the cart whenever it is read
 * (`followCart`); this only raises its version, so that an outdated page cannot confirm it, and
 * stores totals and quantities for lists. Removed lines stay stored: an undo restores them.
 * @param productIDs of the changed lines
 */
export async function changeDraftLines(
  locked: LockedCart,
  productIDs: readonly string[],
): Promise<void> {
  const { tx, cart } = locked;
  const order = await lockDraft(tx, cart.userID);
  if (order === null) return;
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
  await changeLiveOrder({ ...locked, order }, () => ({}));
}
