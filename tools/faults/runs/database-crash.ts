import { setTimeout as delay } from 'node:timers/promises';
import { confirmWhile } from '#tools/faults/confirm-while.ts';
import type { FaultRun } from '#tools/faults/fault-run.ts';

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
    let crashes = 0;
    let slowest = 0;
    const { count, acknowledged, retries } = await confirmWhile(
      arena,
      { scale, width: WIDTH },
      async (isGoingOn, { faults }) => {
        while (crashes < CRASHES && isGoingOn()) {
          await delay(BETWEEN_CRASHES_MS);
          await breakable.crash();
          crashes += 1;
          await delay(DOWN_MS);
          await breakable.revive();
          for (const api of arena.processes) {
            if (!api.isRunning) {
              faults.push('a process of the API died with the database');
              await api.start();
            }
            slowest = Math.max(slowest, await api.untilReady());
          }
        }
      },
    );
    if (slowest > READY_WITHIN_MS) retries.faults.push(`ready only after ${slowest} ms`);
    return {
      acknowledged,
      figures: `${count} checkouts, ${crashes} crashes, ${retries.unavailable} 503 responses and ${retries.cut} cut, ready ${Math.ceil(slowest)} ms after its return at most`,
      faults: retries.faults,
    };
  },
};
