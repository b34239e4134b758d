import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#server/db/schema/shopping.ts';
import { accessibleTo, visibleOrders } from '#server/partners/rights/visible-orders.ts';
import { seedManyOrders } from '#tests/support/records/many-orders.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const UNTIL = new Date('2026-03-20T09:00:00Z');
const SIZES = {
  orders: 10_000,
  own: 100,
  company: 1_000,
  employees: 10,
  others: 1_000,
  notifications: 100,
  ownNotifications: 10,
  until: UNTIL,
};
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ config: { validateResponses: false }, now: () => UNTIL });
  await seedManyOrders(server.db, SIZES);
});
afterAll(() => server.close());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** The ways in which a query reads the table of orders. */
async function scansOf(where: SQL | undefined): Promise<string[]> {
  const { rows } = await server.db.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    sql`explain (format json) select id from ${orders} where ${where}`,
  );
  const scans: string[] = [];
  const visit = (plan: Plan) => {
    if (plan['Relation Name'] === 'orders') scans.push(plan['Node Type']);
    plan.Plans?.forEach(visit);
  };
  rows[0]?.['QUERY PLAN'].map(({ Plan }) => Plan).forEach(visit);
  return scans;
}

async function list(as: string, body: object) {
  const response = await server.request('POST', '/api/v1/order/filter', { as, body });
  expect(response.status).toBe(200);
  return response.body;
}

describe('lists of orders', () => {
  it.each(['buyer', 'boss', 'employee3', 'other7'])(
    'of %s read no orders of strangers',
    async (userID) => {
      for (const where of [accessibleTo(userID), visibleOrders(userID)]) {
        const scans = await scansOf(where);
        expect(scans).not.toEqual([]);
        expect(scans).not.toContain('Seq Scan');
      }
    },
  );

  it('are paged from the newest to the oldest, each order once', async () => {
    const { items: first, paging } = await list('buyer', { pageSize: 30 });
    const found = [...first];
    for (let page = 2; found.length < paging.total; page += 1) {
      found.push(...(await list('buyer', { page, pageSize: 30 })).items);
    }
    const times = found.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(found.map(({ id }) => id)).size).toBe(paging.total);
    expect((await list('buyer', { page: 99 })).items).toEqual([]);
  });

  it('of a company name everybody who ordered for it, and nobody else', async () => {
    const { buyers, paging } = await list('boss', { scope: 'Company', pageSize: 1 });
    const ids = buyers.map(({ id }: { id: string }) => id);
    const employees = Array.from({ length: SIZES.employees }, (_none, n) => `employee${n + 1}`);
    expect(ids[0]).toBe('boss');
    expect(ids.slice(1).toSorted()).toEqual(employees.toSorted());
    const { rows } = await server.db.execute<{ total: number }>(sql`
      select count(*)::int as total from orders
      where customer_id = 'c-firm'`);
    expect(paging.total).toBe(rows[0]?.total);
    expect((await list('employee3', { scope: 'Company' })).buyers).toHaveLength(1);
  });
});
