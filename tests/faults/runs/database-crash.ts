import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expectFigure, type FaultRun } from '../fault-run.ts';
import { inParallel } from '../in-parallel.ts';
import { askUntilTold, expectStatus, noRetries } from '../retry.ts';

const CRASHES = 10;
const BETWEEN_CRASHES_MS = 700;
const DOWN_MS = 400;
const READY_WITHIN_MS = 5000;
const WIDTH = 48;

export const databaseCrash: FaultRun = {
  name: 'database',
  title: 'PostgreSQL crashes again and again during 1,000 checkouts at once',
  run: async (arena, scale) => {
    const { breakable } = arena.postgres;
    if (breakable === null) {
      return { acknowledged: [], figures: 'left out: the server is not ours', faults: [] };
    }
    const count = Math.max(50, Math.round(1000 * scale));
    const buyers = await arena.makeBuyers(count, ['composite', 'gloves'], { bonuses: 500 });
    const retries = noRetries();
    let left = count;
    const checkouts = inParallel(count, WIDTH, async (index) => {
      const buyer = buyers[index];
      if (buyer === undefined) throw new Error('No buyer');
      const key = randomUUID();
      const answer = await askUntilTold(retries, (attempt) =>
        arena.confirm(buyer, arena.urlOf(index + attempt), key),
      );
      expectStatus(retries, answer, 200);
      left -= 1;
      return { orderID: buyer.orderID, total: buyer.total };
    });
    let crashes = 0;
    let slowest = 0;
    const crashing = (async () => {
      while (crashes < CRASHES && left > 0) {
        await delay(BETWEEN_CRASHES_MS);
        await breakable.crash();
        crashes += 1;
        await delay(DOWN_MS);
        await breakable.revive();
        for (const api of arena.processes) {
          if (!api.isRunning) {
            retries.faults.push('a process of the API died with the database');
            await api.start();
          }
          slowest = Math.max(slowest, await api.untilReady());
        }
      }
    })();
    const acknowledged = await checkouts;
    await crashing;
    expectFigure(retries.faults, 'acknowledged', acknowledged.length, count);
    if (slowest > READY_WITHIN_MS) retries.faults.push(`ready only after ${slowest} ms`);
    return {
      acknowledged,
      figures: `${count} checkouts, ${crashes} crashes, ${retries.unavailable} answers 503 and ${retries.cut} cut, ready ${Math.ceil(slowest)} ms after its return at most`,
      faults: retries.faults,
    };
  },
};
