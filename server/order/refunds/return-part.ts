import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { shopActor } from '#server/order/actor.ts';
import { moveOrder, type OrderRow } from '#server/order/order-store.ts';
import { acceptRefund } from './decide-refund.ts';
import { planOf } from './preview-refund.ts';
import { storeRefund } from './request-refund.ts';

/**
 * Takes back products of a locked order that staff have got without a request of the buyer, and owes the
 * money for them; an order of which nothing is left is refunded.
 * @param note for the buyer; null without one
 * @throws ApiProblem 404, 409, 422 as `planOf`.
 */
export async function returnPart(
  tx: Database,
  order: OrderRow,
  items: readonly components['schemas']['RefundItem'][],
  { note, now }: { note: string | null; now: Date },
): Promise<void> {
  const { plan } = await planOf(tx, order, items);
  const refund = await storeRefund(tx, order.id, plan, null, now);
  const change = { actor: shopActor, now };
  const waiting = plan.isLast ? await moveOrder(tx, order, 'WaitingForRefund', change) : order;
  await acceptRefund(tx, waiting, refund.id, { note, now });
}
