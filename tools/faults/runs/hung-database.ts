import { setTimeout as delay } from 'node:timers/promises';
import { ApiProcess } from '#tools/faults/api-process.ts';
import { confirmWhile } from '#tools/faults/confirm-while.ts';
import type { FaultRun } from '#tools/faults/fault-run.ts';
import { openStallingProxy } from '#tools/faults/stalling-proxy.ts';
import { freePort } from '#tools/process/ports.ts';

const HANG_MS = 50_000;
const SCALE = 0.3;
const WIDTH = 48;
/** A query may take 30 s, and the client waits five more for its cancellation. */
const RESPONSE_WITHIN_MS = 45_000;
const LIVE_WITHIN_MS = 1000;
const READY_WITHIN_MS = 5000;
/** The balancer must learn it soon. */
const UNREADY_WITHIN_MS = 4000;

async function timed(url: string): Promise<{ status: number; took: number }> {
  const began = performance.now();
  const { status } = await fetch(url);
  return { status, took: performance.now() - began };
}

export const hungDatabase: FaultRun = {
  name: 'hung-database',
  title: `the database accepts connections and stays silent for ${HANG_MS / 1000} s during 300 checkouts`,
  run: async (arena, scale) => {
    const proxy = await openStallingProxy(arena.databaseUrl);
    const api = new ApiProcess(await freePort(), proxy.url);
    await api.start();
    const figures: string[] = [];
    let slowest = 0;
    try {
      const { count, acknowledged, retries } = await confirmWhile(
        arena,
        {
          scale: scale * SCALE,
          width: WIDTH,
          urlOf: () => api.url,
          onResponse: (took) => {
            slowest = Math.max(slowest, took);
          },
        },
        async (_isGoingOn, { faults }) => {
          await delay(300);
          proxy.stall();
          await delay(HANG_MS / 5);
          const live = await timed(`${api.url}/health/live`);
          const ready = await timed(`${api.url}/health/ready`);
          if (live.status !== 200 || live.took > LIVE_WITHIN_MS) {
            faults.push(`live: status ${live.status} after ${Math.round(live.took)} ms`);
          }
          if (ready.status !== 503 || ready.took > UNREADY_WITHIN_MS) {
            faults.push(`ready: status ${ready.status} after ${Math.round(ready.took)} ms`);
          }
          figures.push(`unready after ${Math.round(ready.took)} ms`);
          await delay(HANG_MS - HANG_MS / 5);
          proxy.resume();
          const recovered = await api.untilReady();
          if (recovered > READY_WITHIN_MS) faults.push(`ready only after ${recovered} ms`);
          figures.push(`ready ${Math.ceil(recovered)} ms after its return`);
        },
      );
      if (slowest > RESPONSE_WITHIN_MS) retries.faults.push(`a response took ${slowest} ms`);
      return {
        acknowledged,
        figures: [
          `${count} checkouts, ${retries.unavailable} 503 responses and ${retries.cut} cut`,
          `slowest response ${(slowest / 1000).toFixed(1)} s`,
          ...figures,
        ].join(', '),
        faults: retries.faults,
      };
    } finally {
      await api.kill();
      proxy.close();
    }
  },
};
