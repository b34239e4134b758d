import { withdraw } from '#server/approval/decision/withdraw.ts';
import { readLines, updateCart } from '#server/cart/cart-store.ts';
import { addLines } from '#server/cart/lines/change-lines.ts';
import { actingUser } from '#server/order/actor.ts';
import {
  moveOrder,
  type OrderChange,
  type OrderLine,
  type OrderRow,
  readOrderLines,
  updateOrder,
  writeOrderLines,
} from '#server/order/order-store.ts';
import { freezeLines } from '#server/order/place/place-order.ts';
import { releaseOrder } from '#server/order/place/release.ts';
import { evaluateOrder, readOrderInput } from '#server/order/state/order-state.ts';
import { buyerActions, isLive, isOpen, stepOf } from '#server/order/transitions.ts';
import { MAX_LINES } from '#server/product/stock/quantity.ts';
import { type LockedOrder, reject } from './change-checkout.ts';
import { changeDraftLines } from './draft.ts';

/** Returns the lines to the cart, new ones while it has room: a full cart blocks nothing. */
async function putBack(locked: LockedOrder): Promise<void> {
  const { tx, cart, order } = locked;
  const lines = (await readOrderLines(tx, order.id)).filter(({ isGift }) => !isGift);
  const present = new Set((await readLines(tx, cart.id)).map(({ productID }) => productID));
  const isPresent = ({ productID }: OrderLine) => present.has(productID);
  const more = lines.filter((line) => !isPresent(line)).slice(0, MAX_LINES - present.size);
  const returned = [...lines.filter(isPresent), ...more];
  const productIDs = returned.map(({ productID }) => productID);
  const { cart: filled } = await changeDraftLines(locked, productIDs, () =>
    addLines(locked, returned),
  );
  // An empty cart has lost its tags to the order.
  if (present.size === 0 && cart.customerID === order.customerID) {
    const tagIDs = order.tags.flatMap(({ id }) => (id === null ? [] : [id]));
    await updateCart(tx, filled, { tagIDs });
  }
}

/**
 * An order that was never placed has neither lines nor sums of its own. It stays as its buyer has last
 * seen it, whatever becomes of prices and codes.
 */
async function freezeUnplaced(locked: LockedOrder): Promise<OrderChange> {
  const { tx, order, now } = locked;
  if (!isLive(order.status) || order.confirmedAt !== null) return {};
  const held = await readOrderInput(tx, order, now);
  const state = await evaluateOrder(order, held, locked);
  await writeOrderLines(tx, order.id, freezeLines({ held, state }));
  const { totals, promoCodes, bonus } = state;
  return { totals, promoCodes, bonus };
}

/**
 * Cancels a locked order for its buyer: releases stock, bonuses and codes. The lines of an order
 * that was confirmed but never created return to the cart (a draft's lines never left it).
 * @throws ApiProblem 409 NotAllowed with the fresh checkout.
 */
export async function cancelOrder(locked: LockedOrder): Promise<OrderRow> {
  const { tx, order, now } = locked;
  if (!buyerActions(order, false).includes('Cancel')) {
    return reject(locked, 'Этот заказ уже нельзя отменить');
  }
  const frozen = await freezeUnplaced(locked);
  if (order.status !== 'Draft' && isLive(order.status)) await putBack(locked);
  const released = await releaseOrder(tx, order, now);
  if (stepOf(order.status) === 'Approval') await withdraw(tx, order, now, 'Buyer');
  const actor = await actingUser(tx, order.userID);
  return moveOrder(tx, order, 'Canceled', { actor, now }, { ...frozen, ...released });
}

/**
 * Hides an order that was never created from its buyer.
 * @throws ApiProblem 409 NotAllowed with the fresh checkout.
 */
export async function deleteOrder(locked: LockedOrder): Promise<void> {
  const { tx, order, now } = locked;
  if (!isOpen(order.status)) return reject(locked, 'Удалить можно только незавершённый заказ');
  await withdraw(tx, order, now, 'Buyer');
  await updateOrder(tx, order, { deletedAt: now }, now);
}
