import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiProcess } from '#tools/faults/api-process.ts';
import { callApi } from '#tools/faults/call-api.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';
import { noRetries, retryUntilFinal } from '#tools/faults/retry.ts';
import { freePort } from '#tools/process/ports.ts';

const KILLS = 10;
const PEOPLE = 30;
/** Pieces per person; more as long as not all kills are done. */
const LEAST_PIECES = 3;
const WIDTH = 12;
const BETWEEN_KILLS_MS = 500;
const BETWEEN_PIECES_MS = 100;
/** Starting takes a few seconds of a processor, which others use too. */
const READY_WITHIN_MS = 30_000;

export const embeddedCrash: FaultRun = {
  name: 'embedded',
  title: `kill -9 of the shop with the embedded database, ${KILLS} times while carts are filled`,
  run: async (_arena, scale) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-faults-'));
    const settings = { DATA_DIR: folder };
    const api = new ApiProcess(await freePort(), '', { hasJobs: true, settings });
    const retries = noRetries();
    let kills = 0;
    let slowest = 0;
    try {
      await api.start();
      const { url } = api;
      const hits = await callApi({ url, as: 'visitor', method: 'GET', path: '/product/hits' });
      const {
        items: [product],
      } = JSON.parse(hits.text) as { items: { id: string }[] };
      const productID = product?.id ?? '';
      const people = Math.max(WIDTH, Math.round(PEOPLE * scale));
      const filling = inParallel(people, people, async () => {
        const as = randomUUID();
        // Each key adds one piece, however often it is sent.
        let pieces = 0;
        while (pieces < LEAST_PIECES || kills < KILLS) {
          const key = randomUUID();
          const body = { productID, quantity: 1 };
          const added = await retryUntilFinal(retries, () =>
            callApi({ url, as, method: 'POST', path: '/cart/product/add', body, key }),
          );
          expectFigure(retries.faults, 'status of an added piece', added.status, 200);
          pieces += 1;
          await delay(BETWEEN_PIECES_MS);
        }
        return { as, pieces };
      });
      while (kills < KILLS) {
        await delay(BETWEEN_KILLS_MS);
        await api.kill();
        kills += 1;
        const began = performance.now();
        await api.start();
        slowest = Math.max(slowest, performance.now() - began);
      }
      let sum = 0;
      for (const { as, pieces } of await filling) {
        const { text } = await callApi({ url, as, method: 'GET', path: '/cart' });
        const { order } = JSON.parse(text) as { order: { items: { quantity: number }[] } };
        const found = order.items.reduce((total, { quantity }) => total + quantity, 0);
        expectFigure(retries.faults, 'pieces in a cart', found, pieces);
        sum += found;
      }
      if (slowest > READY_WITHIN_MS) retries.faults.push(`ready only after ${slowest} ms`);
      return {
        acknowledged: [],
        figures: `${people} carts with ${sum} pieces, ${kills} kills, ${retries.cut} responses cut and retried, ready ${Math.ceil(slowest)} ms after a kill at most`,
        faults: [...new Set(retries.faults)],
      };
    } finally {
      await api.kill();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
