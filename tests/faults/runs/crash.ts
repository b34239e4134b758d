import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expectFigure, type FaultRun } from '../fault-run.ts';
import { inParallel } from '../in-parallel.ts';
import { askUntilTold, expectStatus, noRetries } from '../retry.ts';

const KILLS = 20;
const BETWEEN_KILLS_MS = 150;
const WIDTH = 64;

export const crash: FaultRun = {
  name: 'crash',
  title: 'kill -9 of the API again and again during 1,000 checkouts at once',
  run: async (arena, scale) => {
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
    expectFigure(retries.faults, 'acknowledged', acknowledged.length, count);
    return {
      acknowledged,
      figures: `${count} checkouts, ${kills} kills, ${retries.cut} answers cut and asked for again`,
      faults: retries.faults,
    };
  },
};
