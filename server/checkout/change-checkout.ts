import { lockCart } from '#server/cart/cart-store.ts';
import type { LockedCart } from '#server/cart/change-lines.ts';
import type { Database } from '#server/db/connection.ts';
import type { Decide } from '#server/order/decisions.ts';
import { settleDelivery } from '#server/order/delivery-choice.ts';
import {
  lockOwnOrder,
  type OrderChange,
  type OrderRow,
  updateOrder,
} from '#server/order/order-store.ts';
import { evaluateOrder, readGoods } from '#server/order/state/order-state.ts';
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
  now: Date,
): Promise<LockedOrder> {
  const cart = await lockCart(tx, userID);
  return { tx, cart, now, order: await lockOwnOrder(tx, userID, id) };
}

/** @throws ApiProblem 409 NotAllowed with the fresh checkout. */
export async function reject({ tx, order, now }: LockedOrder, message: string): Promise<never> {
  throw checkoutConflict('NotAllowed', message, await viewCheckout(tx, order, now));
}

/** @throws ApiProblem 409 NotAllowed unless the checkout may still be filled in. */
export async function assertOpen(locked: LockedOrder): Promise<void> {
  if (isOpen(locked.order.status)) return;
  const { status } = locked.order;
  if (status === 'Canceled') await reject(locked, 'Оформление отменено');
  if (stepOf(status) === 'Approval') await reject(locked, 'Заказ на согласовании');
  await reject(locked, 'Заказ уже подтверждён, изменить его нельзя');
}

/** Fields of an order that its prices depend on. */
const priced: readonly (keyof OrderChange)[] = ['contractID', 'chosenCodes', 'bonusAction'];

/**
 * Changes a locked order that is not placed yet, whoever may do that. When the change touches the
 * place, the day of delivery is chosen anew as far as it must; the stored totals follow.
 */
export async function changeLiveOrder(
  { tx, order, now }: Pick<LockedOrder, 'tx' | 'order' | 'now'>,
  decide: Decide,
): Promise<OrderRow> {
  const present = await readGoods(tx, order, now);
  const change = await decide(await evaluateOrder(order, present, now));
  const changed = { ...order, ...change };
  const goods = priced.some((field) => field in change)
    ? await readGoods(tx, changed, now)
    : present;
  const slot = await settleDelivery(changed, await evaluateOrder(changed, goods, now), now);
  const { totals } = await evaluateOrder({ ...changed, ...slot }, goods, now);
  return updateOrder(tx, order, { ...change, ...slot, totals }, now);
}

/** Changes an open checkout. @throws ApiProblem 409 NotAllowed when it is not open any more. */
export async function changeCheckout(locked: LockedOrder, decide: Decide): Promise<Checkout> {
  await assertOpen(locked);
  return viewCheckout(locked.tx, await changeLiveOrder(locked, decide), locked.now);
}
