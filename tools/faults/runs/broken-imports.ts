import { setTimeout as delay } from 'node:timers/promises';
import { makePerson } from '#tools/faults/arena.ts';
import { brokenFiles, KINDS } from '#tools/faults/broken-files.ts';
import { callApi } from '#tools/faults/call-api.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { inParallel } from '#tools/faults/in-parallel.ts';

const FILES = 100;
const WIDTH = 4;
const WITHIN_MS = 5000;
const OTHERS_P95_MS = 300;
const GROWTH_MB = 64;
const SAMPLE_MS = 25;
const REST_MS = 3000;
const MEGABYTE = 1_048_576;

export const brokenImports: FaultRun = {
  name: 'broken-imports',
  title: `${FILES} files that cannot be read, ${WIDTH} at a time`,
  run: async (arena, scale) => {
    const [api] = arena.processes;
    if (api === undefined) throw new Error('No process');
    const as = await makePerson(arena.db);
    const send = async (bytes: Uint8Array, name: string) => {
      const body = new FormData();
      body.set('file', new File([bytes as BlobPart], name));
      // Each file is sent by another user, because of the rate limit.
      const sender = await makePerson(arena.db);
      const call = { url: api.url, as: sender, method: 'POST', path: '/import/excel' } as const;
      const began = performance.now();
      const response = await callApi({ ...call, body });
      return { ...response, took: performance.now() - began };
    };
    const files = brokenFiles(Math.max(30, Math.round(FILES * scale)));
    // The memory that the first file of each kind uses is not growth.
    const first = brokenFiles(KINDS);
    await inParallel(first.length, WIDTH, async (index) => {
      const file = first[index];
      if (file !== undefined) await send(file.bytes, file.name ?? 'zakaz.xlsx');
    });
    await delay(REST_MS);
    const before = await api.settledMemory();
    let largest = before;
    const times: number[] = [];
    let isRunning = true;
    const others = (async () => {
      while (isRunning) {
        const began = performance.now();
        await callApi({ url: api.url, as, method: 'GET', path: '/cart' });
        times.push(performance.now() - began);
        largest = Math.max(largest, await api.memory());
        await delay(SAMPLE_MS);
      }
    })();
    const faults: string[] = [];
    let slowest = 0;
    let rejected = 0;
    await inParallel(files.length, WIDTH, async (index) => {
      const file = files[index];
      if (file === undefined) throw new Error('No file');
      const { status, text, took } = await send(file.bytes, file.name ?? 'zakaz.xlsx');
      slowest = Math.max(slowest, took);
      if (status >= 400 && status < 500) rejected += 1;
      else faults.push(`${file.title}: status ${status}: ${text.slice(0, 160)}`);
      if (took > WITHIN_MS) faults.push(`${file.title}: response after ${Math.round(took)} ms`);
    });
    isRunning = false;
    await others;
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
    await delay(REST_MS);
    const growth = ((await api.settledMemory()) - before) / MEGABYTE;
    const peak = (largest - before) / MEGABYTE;
    expectFigure(faults, 'rejected', rejected, files.length);
    if (p95 > OTHERS_P95_MS) faults.push(`others waited ${Math.round(p95)} ms (p95)`);
    if (growth > GROWTH_MB) faults.push(`memory grew by ${Math.round(growth)} MB`);
    return {
      acknowledged: [],
      figures: `${rejected} of ${files.length} rejected with 4xx within ${Math.round(slowest)} ms, others p95 ${Math.round(p95)} ms, memory +${Math.round(growth)} MB afterwards (+${Math.round(peak)} MB at most)`,
      faults,
    };
  },
};
