import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expectFigure, type FaultRun } from '../fault-run.ts';
import { inParallel } from '../in-parallel.ts';

const KILLS = 20;
const BETWEEN_KILLS_MS = 150;
const RETRY_MS = 100;
const WIDTH = 64;

export const crash: FaultRun = {
  name: 'crash',
  title: 'kill -9 twenty times during 1,000 checkouts at once',
  run: async (arena, scale) => {
    const count = Math.max(50, Math.round(1000 * scale));
    const buyers = await arena.makeBuyers(count, ['composite', 'gloves'], 500);
    const urls = arena.processes.map(({ url }) => url);
    let cut = 0;
    let left = count;
    const faults: string[] = [];
    const checkouts = inParallel(count, WIDTH, async (index) => {
      const buyer = buyers[index];
      if (buyer === undefined) throw new Error('No buyer');
      const key = randomUUID();
      for (let attempt = 0; ; attempt += 1) {
        try {
          const url = urls[(index + attempt) % urls.length] ?? '';
          const { status, text } = await arena.confirm(buyer, url, key);
          if (status === 200) break;
          if (status !== 409 || !text.includes('RequestInProgress')) {
            faults.push(`a checkout was answered ${status}: ${text.slice(0, 200)}`);
            break;
          }
        } catch {
          cut += 1;
        }
        await delay(RETRY_MS);
      }
      left -= 1;
      return { orderID: buyer.orderID, total: buyer.total };
    });
    let kills = 0;
    const killing = (async () => {
      // A process at a time, so that there is always one to turn to.
      while (kills < KILLS && left > 0) {
        await delay(BETWEEN_KILLS_MS);
        const victim = arena.processes[kills % arena.processes.length];
        await victim?.kill();
        kills += 1;
        await victim?.start();
      }
    })();
    const acknowledged = await checkouts;
    await killing;
    expectFigure(faults, 'acknowledged', acknowledged.length, count);
    return {
      acknowledged,
      figures: `${count} checkouts, ${kills} kills, ${cut} answers cut and asked for again`,
      faults,
    };
  },
};
