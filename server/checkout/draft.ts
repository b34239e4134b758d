import type { LockedCart } from '#server/cart/change-lines.ts';
import { lockDraft, type OrderChange, type OrderRow } from '#server/order/order-store.ts';
import { changeLiveOrder } from './change-checkout.ts';

/** Carries a change of the cart over to the buyer's unfinished checkout, if there is one. */
export async function changeDraft(
  { tx, cart, now }: LockedCart,
  decide: (draft: OrderRow) => OrderChange,
): Promise<void> {
  const order = await lockDraft(tx, cart.userId);
  if (order !== null) await changeLiveOrder({ tx, order, now }, () => decide(order));
}
