import { setTimeout as delay } from 'node:timers/promises';
import { confirmWhile } from '#tools/faults/confirm-while.ts';
import type { FaultRun } from '#tools/faults/fault-run.ts';

const KILLS = 20;
/** At every scale. */
const LEAST_KILLS = 10;
const BETWEEN_KILLS_MS = 150;
const WIDTH = 64;

export const crash: FaultRun = {
  name: 'crash',
  title: 'kill -9 of the API again and again during 1,000 checkouts at once',
  run: async (arena, scale) => {
    let kills = 0;
    const { count, acknowledged, retries } = await confirmWhile(
      arena,
      { scale, width: WIDTH, isEnough: () => kills >= LEAST_KILLS },
      async (isGoingOn) => {
        // One process at a time, so that there is always another one.
        while (kills < KILLS && isGoingOn()) {
          await delay(BETWEEN_KILLS_MS);
          const victim = arena.processes[kills % arena.processes.length];
          await victim?.kill();
          kills += 1;
          await victim?.start();
        }
      },
    );
    return {
      acknowledged,
      figures: `${count} checkouts, ${kills} kills, ${retries.cut} responses cut and retried`,
      faults: retries.faults,
    };
  },
};
