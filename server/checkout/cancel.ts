import { withdraw } from '#server/approval/withdraw.ts';
import { addLines } from '#server/cart/change-lines.ts';
import { actingUser } from '#server/order/actor.ts';
import {
  moveOrder,
  type OrderRow,
  readOrderLines,
  updateOrder,
} from '#server/order/order-store.ts';
import { releaseOrder } from '#server/order/release.ts';
import { buyerActions, isLive, isOpen, stepOf } from '#server/order/transitions.ts';
import { type LockedOrder, refuse } from './change-checkout.ts';

/**
 * Cancels a locked order for its buyer: all that it had taken goes back, and what was confirmed but
 * never created goes back into the cart (a draft's lines never left it).
 * @throws ApiProblem 409 NotAllowed with the fresh checkout.
 */
export async function cancelOrder(locked: LockedOrder): Promise<OrderRow> {
  const { tx, order, now } = locked;
  if (!buyerActions(order, false).includes('Cancel')) {
    return refuse(locked, 'Этот заказ уже нельзя отменить');
  }
  if (order.status !== 'Draft' && isLive(order.status)) {
    const lines = await readOrderLines(tx, order.id);
    await addLines(
      locked,
      lines.filter(({ isGift }) => !isGift),
    );
  }
  const released = await releaseOrder(tx, order, now);
  if (stepOf(order.status) === 'Approval') await withdraw(tx, order, now);
  const actor = await actingUser(tx, order.userId);
  return moveOrder(tx, order, 'Canceled', { actor, now }, released);
}

/**
 * Takes an order that was never created out of its buyer's sight.
 * @throws ApiProblem 409 NotAllowed with the fresh checkout.
 */
export async function deleteOrder(locked: LockedOrder): Promise<void> {
  const { tx, order, now } = locked;
  if (!isOpen(order.status)) return refuse(locked, 'Удалить можно только незавершённый заказ');
  await updateOrder(tx, order, { deletedAt: now }, now);
}
