import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { products } from '#server/db/schema/catalog.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';

const BASE = 89_000;
const BETWEEN_CHANGES_MS = 20;

export const priceChange: FaultRun = {
  name: 'price',
  title: 'the price changes while 100 buyers confirm',
  run: async (arena, scale) => {
    const count = Math.max(20, Math.round(100 * scale));
    const buyers = await arena.makeBuyers(count, ['gloves']);
    const urls = arena.processes.map(({ url }) => url);
    let isRunning = true;
    let changes = 0;
    let stopped = 0;
    const changing = (async () => {
      while (isRunning) {
        changes += 1;
        const price = BASE + (changes % 7) * 100;
        await arena.db
          .update(products)
          .set({ price, priceWithoutDiscount: price })
          .where(eq(products.id, 'gloves'));
        await delay(BETWEEN_CHANGES_MS);
      }
    })();
    const faults: string[] = [];
    const acknowledged = await inParallel(count, 20, async (index) => {
      const buyer = buyers[index];
      if (buyer === undefined) throw new Error('No buyer');
      let { total } = buyer;
      for (;;) {
        const url = urls[index % urls.length] ?? '';
        const { status, text } = await arena.confirm(buyer, url, randomUUID(), total);
        if (status === 200) break;
        const body = JSON.parse(text) as { reason?: string; total?: number };
        if (body.reason !== 'PriceChanged' || body.total === undefined) {
          faults.push(`a confirmation got status ${status}: ${text.slice(0, 200)}`);
          break;
        }
        stopped += 1;
        total = body.total;
      }
      return { orderID: buyer.orderID, total };
    });
    isRunning = false;
    await changing;
    await arena.db
      .update(products)
      .set({ price: BASE, priceWithoutDiscount: BASE })
      .where(eq(products.id, 'gloves'));
    expectFigure(faults, 'orders', acknowledged.length, count);
    return {
      acknowledged,
      figures: `${count} orders, ${changes} changes of price, ${stopped} confirmations stopped`,
      faults,
    };
  },
};
