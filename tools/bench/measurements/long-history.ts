import { pino } from 'pino';
import { openMemoryDatabase } from '#server/db/engine/embedded.ts';
import { openPostgres } from '#server/db/engine/postgres.ts';
import { seedLongHistory } from '#tests/support/records/long-history.ts';
import { createDatabase, startPostgres } from '#tests/support/servers/postgres.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { percentile } from '#tools/bench/statistics/percentile.ts';

/** Milliseconds of a call, one at a time. */
export interface HistoryLatency {
  p50: number;
  p95: number;
}

/** Latency of each call, by database. */
export type LongHistoryResult = ReadonlyMap<string, ReadonlyMap<string, HistoryLatency>>;

const UNTIL = new Date('2026-03-20T09:00:00Z');
const HISTORY = { lines: 20_000, otherLines: 200_000, bonuses: 20_000, until: UNTIL };
const POOL = 5;
const WARM_UP = 3;
const CALLS = 40;

interface Call {
  method: string;
  path: string;
  body?: object;
}

const calls: Readonly<Record<string, Call>> = {
  'analytics of a year': analytic({}),
  'analytics of three years': analytic({ from: '2023-04-01', to: '2026-03-20' }),
  'analytics by day': analytic({ from: '2026-03-01', to: '2026-03-20', groupBy: 'Day' }),
  'analytics, filtered': analytic({ brandIDs: ['b1'], tagIDs: ['t-1'], text: 'товар' }),
  'analytics, last page': analytic({ sort: { field: 'Name' }, page: 40 }),
  purchases: purchases({}),
  'purchases, filtered': purchases({ text: 'товар 9', tagIDs: ['t-1'], sort: { field: 'Price' } }),
  'purchases, last page': purchases({ page: 40 }),
  bonuses: { method: 'GET', path: '/api/v1/profile/bonuses' },
  'bonuses, page 500': { method: 'GET', path: '/api/v1/profile/bonuses?page=500' },
};

function analytic(body: object): Call {
  return { method: 'POST', path: '/api/v1/profile/analytic/filter', body };
}

function purchases(body: object): Call {
  return { method: 'POST', path: '/api/v1/profile/purchases/filter', body };
}

/** Calls of a user with 20,000 order lines and as many bonus entries, on both databases. */
export async function measureLongHistory(say: (line: string) => void): Promise<LongHistoryResult> {
  const postgres = await startPostgres();
  try {
    const url = await createDatabase(postgres.url);
    const databases = new Map([
      ['PostgreSQL', () => openPostgres(url, POOL, pino({ level: 'silent' }))],
      ['PGlite', openMemoryDatabase],
    ]);
    const results = new Map<string, ReadonlyMap<string, HistoryLatency>>();
    for (const [name, openDatabase] of databases) {
      say(`A long history on ${name} …`);
      const database = await openDatabase();
      const server = await startTestServer({ database, now: () => UNTIL });
      try {
        results.set(name, await measureOn(server));
      } finally {
        await server.close();
      }
    }
    return results;
  } finally {
    await postgres.stop();
  }
}

async function measureOn(server: TestServer): Promise<Map<string, HistoryLatency>> {
  await seedLongHistory(server.db, HISTORY);
  const results = new Map<string, HistoryLatency>();
  for (const [name, { method, path, body }] of Object.entries(calls)) {
    const times: number[] = [];
    for (let call = 0; call < WARM_UP + CALLS; call += 1) {
      const started = performance.now();
      const { status } = await server.request(method, path, { as: 'buyer', body });
      if (status !== 200) throw new Error(`${name} responded with ${status}`);
      if (call >= WARM_UP) times.push(performance.now() - started);
    }
    results.set(name, { p50: percentile(times, 50), p95: percentile(times, 95) });
  }
  return results;
}
