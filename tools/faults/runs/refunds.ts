import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { systemActor } from '#server/order/actor.ts';
import { lockOwnOrder } from '#server/order/order-store.ts';
import { acceptRefund, rejectRefund } from '#server/order/refunds/decide-refund.ts';
import { readRefunds } from '#server/order/refunds/refund-store.ts';
import { requestRefund } from '#server/order/refunds/request-refund.ts';
import { settlePayment } from '#server/payment/settle-payment.ts';
import type { Arena, ReadyBuyer } from '#tools/faults/arena.ts';
import { callApi } from '#tools/faults/call-api.ts';
import type { FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';

const WIDTH = 10;
const ATTEMPTS = 6;
const PRODUCTS = ['gloves', 'composite'] as const;
const LIFE = [
  'Confirmed',
  'WaitingForPicking',
  'WaitingForShipping',
  'Shipped',
  'Succeeded',
] as const;

/** An order that was paid online and received. */
async function receive(arena: Arena, buyer: ReadyBuyer, index: number): Promise<void> {
  const { id: as, orderID } = buyer;
  const url = arena.urlOf(index);
  await arena.confirm(buyer, url, randomUUID());
  const path = `/order/${orderID}/payment/online`;
  const begun = await callApi({ url, as, method: 'POST', path, key: randomUUID() });
  const { id } = JSON.parse(begun.text) as { id: string };
  await settlePayment(arena.db, id, 'Paid', { now: new Date() });
  for (const status of LIFE) {
    await arena.db.transaction((tx) => advanceOrder(tx, orderID, status, new Date()));
  }
}

/** One request or decision; whatever the state of the order does not allow is rejected. */
async function act({ db }: Arena, { id, orderID }: ReadyBuyer): Promise<boolean> {
  const now = new Date();
  return db
    .transaction(async (tx) => {
      const order = await lockOwnOrder(tx, id, orderID);
      const open = (await readRefunds(tx, orderID)).find(({ state }) => state === 'Requested');
      const choice = randomInt(4);
      if (open === undefined || choice === 0) {
        const productID = PRODUCTS[randomInt(PRODUCTS.length)] ?? 'gloves';
        const items = choice === 3 ? undefined : [{ productID, quantity: 1 }];
        const request = { items, reason: 'ItemNotFit', label: 'Не подошёл' } as const;
        await requestRefund(tx, order, request, { actor: systemActor, now });
      } else if (choice === 1) await rejectRefund(tx, order, open.id, { note: null, now });
      else await acceptRefund(tx, order, open.id, { note: null, now });
    })
    .then(
      () => true,
      () => false,
    );
}

export const refunds: FaultRun = {
  name: 'refunds',
  title: 'parts of paid orders requested, accepted and rejected at once, money owed and given back',
  run: async (arena, scale) => {
    const count = Math.max(10, Math.round(60 * scale));
    const buyers = await arena.makeBuyers(count, PRODUCTS, { payment: 'SBP', bonuses: 333 });
    await inParallel(count, WIDTH, async (index) => {
      const buyer = buyers[index];
      if (buyer !== undefined) await receive(arena, buyer, index);
    });
    let done = 0;
    await inParallel(count * ATTEMPTS * 2, WIDTH * 2, async (turn) => {
      // Neighboring turns have the same order.
      const buyer = buyers[Math.floor(turn / 2) % count];
      if (buyer !== undefined && (await act(arena, buyer))) done += 1;
    });
    const { rows } = await arena.db.execute<{ refunded: number; parts: number }>(sql`
      select (select count(*)::int from orders where status = 'Refunded') as refunded,
        (select count(*)::int from payment_refunds) as parts`);
    const { refunded = 0, parts = 0 } = rows[0] ?? {};
    const faults = parts === 0 ? ['nothing was refunded'] : [];
    return {
      acknowledged: [],
      figures: `${count} orders, ${done} requests and decisions, ${parts} sums went back, ${refunded} orders refunded`,
      faults,
    };
  },
};
