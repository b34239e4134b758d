import { lockCart } from '#server/cart/cart-store.ts';
import type { LockedCart } from '#server/cart/lines/change-lines.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { changeLiveOrder } from '#server/order/change/change-live-order.ts';
import type { Decide } from '#server/order/change/decisions.ts';
import { lockOwnOrder, type OrderRow } from '#server/order/order-store.ts';
import { isOpen, stepOf } from '#server/order/transitions.ts';
import { checkoutConflict } from './checkout-conflict.ts';
import { type Checkout, viewCheckout } from './checkout-view.ts';

/** An order this transaction has locked, after the cart of its buyer. */
export interface LockedOrder extends LockedCart {
  order: OrderRow;
}

/** @throws ApiProblem 404 when the order is not the user's. */
export async function lockOrder(
  tx: Database,
  userID: string,
  id: string,
  conditions: Conditions,
): Promise<LockedOrder> {
  // Sent in this order, which is the order of the locks.
  const [cart, order] = await Promise.all([lockCart(tx, userID), lockOwnOrder(tx, userID, id)]);
  return { tx, cart, ...conditions, order };
}

/** @throws ApiProblem 409 NotAllowed with the fresh checkout. */
export async function reject(locked: LockedOrder, message: string): Promise<never> {
  const { tx, order } = locked;
  throw checkoutConflict('NotAllowed', message, await viewCheckout(tx, order, locked));
}

/** @throws ApiProblem 409 NotAllowed unless the checkout may still be filled in. */
export async function assertOpen(locked: LockedOrder): Promise<void> {
  if (isOpen(locked.order.status)) return;
  const { status } = locked.order;
  if (status === 'Canceled') await reject(locked, 'Оформление отменено');
  if (stepOf(status) === 'Approval') await reject(locked, 'Заказ на согласовании');
  await reject(locked, 'Заказ уже подтверждён, изменить его нельзя');
}

/** Changes an open checkout. @throws ApiProblem 409 NotAllowed when it is not open any more. */
export async function changeCheckout(locked: LockedOrder, decide: Decide): Promise<Checkout> {
  await assertOpen(locked);
  return viewCheckout(locked.tx, await changeLiveOrder(locked, decide), locked);
}
