import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReceivedResponse } from '#tools/faults/call-api.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';

const STOPS = 5;
const WIDTH = 32;
const BEFORE_STOP_MS = 150;
const WITHIN_MS = 10_000;
const POLL_MS = 250;

/** Polls a process's readiness, as a load balancer does. */
function watch(url: string) {
  const state = { isReady: true, isOver: false };
  void (async () => {
    while (!state.isOver) {
      const response = await fetch(`${url}/health/ready`).catch(() => null);
      state.isReady = response?.ok ?? false;
      await delay(POLL_MS);
    }
  })();
  return state;
}

/** The connection was not accepted: a load balancer tries another process, and nothing was lost. */
function isRejected(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'ECONNREFUSED';
}

export const drain: FaultRun = {
  name: 'drain',
  title: `SIGTERM up to ${STOPS} times under load: every accepted request gets a response`,
  run: async (arena, scale) => {
    const count = Math.max(200, Math.round(600 * scale));
    const buyers = await arena.makeBuyers(count, ['gloves'], { bonuses: 50 });
    const [stopped] = arena.processes;
    if (stopped === undefined) throw new Error('No process');
    const faults: string[] = [];
    const watched = watch(stopped.url);
    let elsewhere = 0;
    let dropped = 0;
    let slowest = 0;
    let left = count;
    const confirmations = inParallel(count, WIDTH, async (index) => {
      const buyer = buyers[index];
      if (buyer === undefined) throw new Error('No buyer');
      const key = randomUUID();
      const send = async (url: string): Promise<ReceivedResponse | null> => {
        try {
          return await arena.confirm(buyer, url, key);
        } catch (error) {
          if (!isRejected(error)) dropped += 1;
          return null;
        }
      };
      let response = watched.isReady ? await send(stopped.url) : null;
      if (response === null) {
        elsewhere += 1;
        response = await send(arena.urlOf(1));
      }
      if (response?.status !== 200) faults.push(`status ${response?.status}: ${response?.text}`);
      left -= 1;
      return { orderID: buyer.orderID, total: buyer.total };
    });
    let stops = 0;
    while (stops < STOPS && left > 0) {
      await delay(BEFORE_STOP_MS);
      const { code, took } = await stopped.terminate();
      stops += 1;
      slowest = Math.max(slowest, took);
      expectFigure(faults, 'exit code', code ?? -1, 0);
      await stopped.start();
    }
    const acknowledged = await confirmations;
    watched.isOver = true;
    expectFigure(faults, 'requests dropped', dropped, 0);
    if (slowest > WITHIN_MS) faults.push(`a stop took ${slowest} ms`);
    return {
      acknowledged,
      figures: `${count} requests, ${stops} stops within ${Math.ceil(slowest)} ms, ${elsewhere} served by another process, ${dropped} dropped`,
      faults,
    };
  },
};
