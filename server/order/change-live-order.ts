import type { Database } from '#server/db/connection.ts';
import { evaluateOrder, readGoods } from '#server/order/state/order-state.ts';
import type { Decide } from './decisions.ts';
import { settleDelivery } from './delivery-choice.ts';
import { type OrderChange, type OrderRow, updateOrder } from './order-store.ts';

/** A locked order that is not placed yet. */
interface LiveOrder {
  tx: Database;
  order: OrderRow;
  now: Date;
}

/** Fields of an order that its prices depend on. */
const priced: readonly (keyof OrderChange)[] = ['contractID', 'chosenCodes', 'bonusAction'];

/**
 * Changes a locked order that is not placed yet; the caller has checked the right to do so. A new
 * place may require a new day of delivery; the stored totals are updated.
 */
export async function changeLiveOrder(
  { tx, order, now }: LiveOrder,
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
