import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/connection.ts';
import { readAnalytic } from '#server/profile/analytic/analytic.ts';
import { seedLongHistory } from '#tests/support/records/long-history.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { listPurchases } from './purchases.ts';

const UNTIL = new Date('2026-03-20T09:00:00Z');
const LINES = 400;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => UNTIL });
  const history = { lines: LINES, otherLines: 20_000, bonuses: 60, until: UNTIL };
  await seedLongHistory(server.db, history);
});
afterAll(() => server.close());

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Passes on what `db` executes. */
function recordingOf<Handle extends Database>(db: Handle, statements: SQL[]): Handle {
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'execute') {
        return (statement: SQL) => {
          statements.push(statement);
          return target.execute(statement);
        };
      }
      if (name !== 'transaction') return Reflect.get(target, name);
      const begin: Database['transaction'] = (work, config) =>
        target.transaction((tx) => work(recordingOf(tx, statements)), config);
      return begin;
    },
  });
}

/** How a call's longest statement reads its tables. */
async function planOf(call: (db: Database) => Promise<unknown>): Promise<PlanNode[]> {
  const statements: SQL[] = [];
  await call(recordingOf(server.db, statements));
  const [longest] = statements.toSorted((a, b) => b.queryChunks.length - a.queryChunks.length);
  const { rows } = await server.db.execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    sql`explain (analyze, format json) ${longest}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('There is no plan');
  return nodesOf(plan);
}

const firstPage = { page: 1, pageSize: 24 };

it.each([
  [
    'analytics',
    (db: Database) => readAnalytic(db, 'buyer', { groupBy: 'Month', ...firstPage }, UNTIL),
  ],
  ['purchases', (db: Database) => listPurchases(db, 'buyer', firstPage, UNTIL)],
])('%s: read the orders and lines of the user alone, by an index', async (_name, call) => {
  const nodes = await planOf(call);
  for (const table of ['orders', 'order_items']) {
    const reads = nodes.filter((node) => node['Relation Name'] === table);
    expect(reads.length).toBeGreaterThan(0);
    for (const node of reads) {
      expect(node['Node Type']).not.toBe('Seq Scan');
      const read =
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
      expect(read).toBeLessThanOrEqual(LINES * 1.1);
    }
  }
});

it('bonuses: are a page of the ledger and the few entries of which something is left', async () => {
  const { rows } = await server.db.execute<{ open: number }>(sql`
    select count(*)::int as open from bonus_entries
    where user_id = 'buyer' and remaining is distinct from 0`);
  expect(rows[0]?.open).toBeLessThan(60);
  const { body } = await server.request('GET', '/api/v1/profile/bonuses?pageSize=10', {
    as: 'buyer',
  });
  expect(body.items).toHaveLength(10);
  expect(body.paging.total).toBe(60);
});
