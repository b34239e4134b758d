import { randomUUID } from 'node:crypto';
import { openCutProxy } from '../cut-proxy.ts';
import type { FaultRun } from '../fault-run.ts';
import { inParallel } from '../in-parallel.ts';

export const cutAnswer: FaultRun = {
  name: 'cut-answer',
  title: '200 answers cut after the work is done, and asked for again',
  run: async (arena, scale) => {
    const count = Math.max(20, Math.round(200 * scale));
    const buyers = await arena.makeBuyers(count, ['gloves'], 50);
    const [api] = arena.processes;
    if (api === undefined) throw new Error('No process');
    const proxy = await openCutProxy(api.url);
    const faults: string[] = [];
    const acknowledged = await inParallel(count, 10, async (index) => {
      const buyer = buyers[index];
      if (buyer === undefined) throw new Error('No buyer');
      const key = randomUUID();
      for (;;) {
        try {
          const { status, text } = await arena.confirm(buyer, proxy.url, key);
          if (status === 200) break;
          if (!text.includes('RequestInProgress')) {
            faults.push(`a retry was answered ${status}: ${text.slice(0, 200)}`);
            break;
          }
        } catch {
          // Cut: the client cannot know whether it was done, and asks again with the same key.
        }
      }
      return { orderID: buyer.orderID, total: buyer.total };
    });
    proxy.close();
    return { acknowledged, figures: `${count} orders, ${proxy.cuts()} answers cut`, faults };
  },
};
