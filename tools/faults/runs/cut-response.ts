import { randomUUID } from 'node:crypto';
import { openCutProxy } from '#tools/faults/cut-proxy.ts';
import type { FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';
import { expectStatus, noRetries, retryUntilFinal } from '#tools/faults/retry.ts';

export const cutResponse: FaultRun = {
  name: 'cut-response',
  title: '200 responses cut after the work is done, and retried',
  run: async (arena, scale) => {
    const count = Math.max(20, Math.round(200 * scale));
    const buyers = await arena.makeBuyers(count, ['gloves'], { bonuses: 50 });
    const proxy = await openCutProxy(arena.urlOf(0));
    const retries = noRetries();
    const acknowledged = await inParallel(count, 10, async (index) => {
      const buyer = buyers[index];
      if (buyer === undefined) throw new Error('No buyer');
      const key = randomUUID();
      const response = await retryUntilFinal(retries, () => arena.confirm(buyer, proxy.url, key));
      expectStatus(retries, response, 200);
      return { orderID: buyer.orderID, total: buyer.total };
    });
    proxy.close();
    const figures = `${count} orders, ${proxy.cuts()} responses cut`;
    return { acknowledged, figures, faults: retries.faults };
  },
};
