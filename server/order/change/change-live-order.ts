import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { type OrderChange, type OrderRow, updateOrder } from '#server/order/order-store.ts';
import { evaluateOrder, readOrderInput } from '#server/order/state/order-state.ts';
import type { Decide } from './decisions.ts';
import { settleDelivery } from './delivery-choice.ts';

/** A locked order that is not placed yet. */
interface LiveOrder extends Conditions {
  tx: Database;
  order: OrderRow;
}

/** Fields of an order that its prices depend on. */
const pricedFields: readonly (keyof OrderChange)[] = ['contractID', 'chosenCodes', 'bonusAction'];

/**
 * Changes a locked order that is not placed yet; the caller has checked the right to do so. A new
 * place may require a new day of delivery; the stored totals are updated.
 */
export async function changeLiveOrder(live: LiveOrder, decide: Decide): Promise<OrderRow> {
  const { tx, order, now } = live;
  const present = await readOrderInput(tx, order, now);
  const change = await decide(await evaluateOrder(order, present, live));
  const changed = { ...order, ...change };
  const input = pricedFields.some((field) => field in change)
    ? await readOrderInput(tx, changed, now)
    : present;
  const slot = await settleDelivery(changed, await evaluateOrder(changed, input, live), live);
  const { totals } = await evaluateOrder({ ...changed, ...slot }, input, live);
  return updateOrder(tx, order, { ...change, ...slot, totals }, now);
}
