import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalog(server.db, {
    categories: { bory: ['bory'] },
    products: Array.from({ length: 60 }, (_, place) => ({
      id: `b${place}`,
      name: `Бор ${place}`,
      groupID: `g${place % 20}`,
      attributes: { Диаметр: String(place) },
    })),
  });
});

afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

/** The version of the catalog is queried once a second, whatever is read. */
const isOfVersion = (call: readonly unknown[]) =>
  JSON.stringify(call).includes('catalogue_imports');

/** Number of queries of a call once the catalog is cached, on either database. */
async function countQueries(method: string, path: string, body?: object): Promise<number> {
  const call = () => server.request(method, `/api/v1${path}`, { as: 'anna', body });
  await call();
  const spies = [vi.spyOn(PGlite.prototype, 'query'), vi.spyOn(Pool.prototype, 'query')];
  const { status } = await call();
  const calls = spies.flatMap(({ mock }) => mock.calls as readonly unknown[][]);
  vi.restoreAllMocks();
  expect(status).toBe(200);
  return calls.filter((made) => !isOfVersion(made)).length;
}

describe('a list', () => {
  it('runs the same number of queries, whatever its size', async () => {
    const short = await countQueries('POST', '/product/getProducts', { pageSize: 1 });
    expect(await countQueries('POST', '/product/getProducts', { pageSize: 60 })).toBe(short);
    // One of them is whether the user's company opens restricted products.
    expect(short).toBeLessThanOrEqual(5);
  });

  it('searches in a bounded number of queries', async () => {
    const body = { query: 'бор', pageSize: 60 };
    expect(await countQueries('POST', '/product/getProducts', body)).toBeLessThanOrEqual(6);
    expect(await countQueries('GET', '/search?query=бор')).toBeLessThanOrEqual(6);
  });
});

describe('a product page', () => {
  it('runs a bounded number of queries, including family and analogs', async () => {
    expect(await countQueries('GET', '/product/bySlug/p-b0')).toBeLessThanOrEqual(13);
  });
});
