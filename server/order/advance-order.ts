import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { shopActor } from './actor.ts';
import { moveOrder, readOrderLines } from './order-store.ts';
import type { OrderStatus } from './schemas.ts';
import { returnStock } from './stock.ts';
import { holdsStock } from './transitions.ts';

/**
 * Takes an order one step on, as the shop's staff or its accounting system does. Payment on
 * delivery is paid when the order is received; a canceled order gives its goods back.
 * @throws ApiProblem 409 NotAllowed when the order cannot take this step.
 */
export async function advanceOrder(
  tx: Database,
  id: string,
  to: OrderStatus,
  now: Date,
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (order === undefined) throw new Error(`No order ${id}`);
  if (to === 'Canceled' && holdsStock(order.status)) {
    await returnStock(tx, await readOrderLines(tx, id));
  }
  const deed = { actor: shopActor, now };
  await moveOrder(tx, order, to, deed, to === 'Succeeded' ? { paymentStatus: 'Paid' } : {});
}
