import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalog } from '#demo/seed/seed.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { relevanceTable } from './relevance-table.ts';

/** Any fixed day: prices and stock are generated from it. */
const now = new Date('2026-03-10T00:00:00Z');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  await seedCatalog(server.db, { info: () => {} }, { now });
}, 120_000);

afterAll(() => server.close());

interface Found {
  items: { name: string; vendorCode: string }[];
}

async function find(query: string): Promise<string[]> {
  const { status, body } = await server.request('POST', '/api/v1/product/getProducts', {
    body: { query, pageSize: 3 },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as Found).items.map(({ name, vendorCode }) => `${vendorCode}\n${name}`);
}

describe('search relevance', () => {
  it('is tested by at least sixty queries', () => {
    const queries = Object.values(relevanceTable).flat();
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(60);
  });

  describe.each(Object.entries(relevanceTable))('%s', (_trouble, rows) => {
    it.each(rows)('$query', async ({ query, first }) => {
      const [best = 'nothing', ...next] = await find(query);
      const line = new RegExp(first.source, `${first.flags}m`);
      expect(best, `then come ${next.join('; ')}`).toMatch(line);
    });
  });
});
