import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalog(server.db, {
    categories: { bory: ['bory'] },
    products: [
      { id: '1', name: 'Бор' },
      { id: '2', name: 'Бор, шаровидный', marketID: 'EST/U A2' },
    ],
  });
});

afterAll(() => server.close());

const find = (id: string) =>
  server.request('GET', `/api/v1/product/idByMarket/${encodeURIComponent(id)}`);

describe('a product by the id of its offer', () => {
  it.each([
    ['m-1', { id: '1', slug: 'p-1' }],
    ['EST/U A2', { id: '2', slug: 'p-2' }],
  ])('%s', async (marketID, product) => {
    expect(await find(marketID)).toMatchObject({ status: 200, body: product });
  });

  it('responds with 404 for an unknown offer', async () => {
    expect(await find('1')).toMatchObject({ status: 404, body: { reason: 'NotFound' } });
  });
});
