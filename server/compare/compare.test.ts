import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_COMPARE_LIMIT } from '#src/lib/contract-lengths.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalog(server.db, {
    categories: { bory: ['bory'], kompozity: ['kompozity'] },
    products: [
      ...Array.from({ length: ACCOUNT_COMPARE_LIMIT + 1 }, (_, place) => ({
        id: `b${place}`,
        name: `Бор ${place}`,
        categoryID: 'bory',
        attributes: { Диаметр: String(place), ...(place === 1 ? { Хвостовик: 'FG' } : {}) },
      })),
      { id: 'k', name: 'Композит', categoryID: 'kompozity', country: 'Россия' },
    ],
  });
});

afterAll(() => server.close());

const call = (path: string, productIDs: string[], as = 'anna') =>
  server.request('POST', `/api/v1/profile/compare${path}`, { as, body: { productIDs } });

const ids = ({ body }: { body: { items: { productID: string }[] } }) =>
  body.items.map(({ productID }) => productID);

describe('comparison', () => {
  it('adds and removes products', async () => {
    expect(ids(await call('', ['b0', 'k', 'unknown']))).toEqual(['k', 'b0']);
    expect(ids(await call('', ['b1', 'b0']))).toEqual(['b1', 'k', 'b0']);
    expect(ids(await call('/delete', ['b0', 'unknown']))).toEqual(['b1', 'k']);
    const preview = await server.request('GET', '/api/v1/profile/compare/preview', { as: 'anna' });
    expect(ids(preview)).toEqual(['b1', 'k']);
  });

  it('puts a restored product back before the one that followed it', async () => {
    await call('', ['b0', 'b1', 'b2', 'k'], 'undoer');
    await call('/delete', ['b1'], 'undoer');
    const restore = (productIDs: string[], beforeProductID: string) =>
      server.request('POST', '/api/v1/profile/compare', {
        as: 'undoer',
        body: { productIDs, beforeProductID },
      });
    expect(ids(await restore(['b1'], 'b2'))).toEqual(['k', 'b2', 'b1', 'b0']);
    expect(ids(await restore(['b3'], 'unknown'))[0]).toBe('b3');
  });

  it('is grouped by category, with the rows of each table', async () => {
    await call('', ['b0', 'k', 'b1'], 'reader');
    const { status, body } = await server.request('GET', '/api/v1/profile/compare', {
      as: 'reader',
    });
    expect(status).toBe(200);
    expect(
      body.groups.map((group: { category: { id: string }; attributeNames: string[] }) => [
        group.category.id,
        group.attributeNames,
      ]),
    ).toEqual([
      ['bory', ['Диаметр', 'Хвостовик']],
      ['kompozity', []],
    ]);
    expect(body.groups[1].products[0]).toMatchObject({
      country: 'Россия',
      product: { id: 'k', isCompared: true },
    });
  });

  it('compares given products without a user', async () => {
    const { body } = await server.request(
      'GET',
      '/api/v1/profile/compare?productID=b1&productID=b0&productID=unknown',
    );
    expect(
      body.groups[0].products.map(({ product }: { product: { id: string } }) => product.id),
    ).toEqual(['b1', 'b0']);
    expect((await server.request('GET', '/api/v1/profile/compare')).status).toBe(401);
  });

  it('has a maximum, beyond which nothing is added', async () => {
    const all = Array.from({ length: ACCOUNT_COMPARE_LIMIT }, (_, place) => `b${place}`);
    expect(ids(await call('', all, 'greedy'))).toHaveLength(ACCOUNT_COMPARE_LIMIT);
    const more = await call('', [`b${ACCOUNT_COMPARE_LIMIT}`], 'greedy');
    expect(more.status).toBe(422);
    expect(more.body.reason).toBe('LimitReached');
    expect((await call('', ['b0'], 'greedy')).status).toBe(200);
  });

  it('keeps the newest at its maximum when it is merged', async () => {
    const all = Array.from({ length: ACCOUNT_COMPARE_LIMIT }, (_, place) => `b${place}`);
    await call('', all, 'merger');
    const merged = await server.request('POST', '/api/v1/profile/compare', {
      as: 'merger',
      body: { productIDs: ['b1', 'k'], keepNewest: true },
    });
    expect(merged.status).toBe(200);
    expect(ids(merged)).toEqual(['k', ...all.toReversed().slice(0, -1)]);
    const again = await server.request('POST', '/api/v1/profile/compare', {
      as: 'merger',
      body: { productIDs: ['k'], keepNewest: true },
    });
    expect(ids(again)).toHaveLength(ACCOUNT_COMPARE_LIMIT);
  });
});
