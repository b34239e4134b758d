import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { MAX_FAVORITES } from './favorites.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalog(server.db, {
    categories: { bory: ['bory'] },
    products: Array.from({ length: MAX_FAVORITES + 2 }, (_, place) => ({
      id: `b${place}`,
      name: `Бор ${place}`,
      listed: place !== 1,
    })),
  });
});

afterAll(() => server.close());

async function change(as: string, productID: string, isFavorite: boolean) {
  const body = { productID, isFavorite };
  const response = await server.request('POST', '/api/v1/favorites/change', { as, body });
  const items: { productID: string }[] = response.body.items ?? [];
  return { ...response, ids: items.map((item) => item.productID) };
}

describe('favorites', () => {
  it('are added and removed idempotently, newest first', async () => {
    expect((await change('anna', 'b0', true)).ids).toEqual(['b0']);
    expect((await change('anna', 'b1', true)).ids).toEqual(['b1', 'b0']);
    expect((await change('anna', 'b0', true)).ids).toEqual(['b1', 'b0']);
    expect((await change('anna', 'b0', false)).ids).toEqual(['b1']);
    expect((await change('anna', 'b0', false)).ids).toEqual(['b1']);
  });

  it('have cards, of unlisted products too, and belong to one user', async () => {
    const { status, body } = await server.request('GET', '/api/v1/favorites', { as: 'anna' });
    expect(status).toBe(200);
    expect(body.paging.total).toBe(1);
    expect(body.items[0]).toMatchObject({
      productID: 'b1',
      product: { id: 'b1', isFavorite: true, unavailability: { reason: 'Discontinued' } },
    });
    const others = await server.request('GET', '/api/v1/favorites', { as: 'boris' });
    expect(others.body.items).toEqual([]);
  });

  it('mark the cards of lists', async () => {
    await change('marker', 'b2', true);
    const list = (as?: string) =>
      server.request('POST', '/api/v1/product/getProducts', {
        body: { ids: ['b2', 'b3'] },
        ...(as === undefined ? {} : { as }),
      });
    const marks = async (as?: string) =>
      (await list(as)).body.items.map((card: { isFavorite: boolean }) => card.isFavorite);
    expect(await marks('marker')).toEqual([true, false]);
    expect(await marks()).toEqual([false, false]);
    const { body } = await server.request('POST', '/api/v1/product/getProducts', {
      as: 'marker',
      body: { source: 'Favorites' },
    });
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(['b2']);
  });

  it('require a known product and a user', async () => {
    expect((await change('anna', 'unknown', true)).status).toBe(404);
    expect((await change('anna', 'unknown', false)).status).toBe(200);
    const body = { productID: 'b0', isFavorite: true };
    const response = await server.request('POST', '/api/v1/favorites/change', { body });
    expect(response.status).toBe(401);
  });

  it('have a maximum', async () => {
    await server.db.execute(
      `insert into users (id, issuer, subject) values ('hoarder', 'test', 'hoarder')`,
    );
    await server.db.execute(`insert into favorites (user_id, product_id)
      select 'hoarder', 'b' || n from generate_series(0, ${MAX_FAVORITES - 1}) n`);
    const full = await change('hoarder', `b${MAX_FAVORITES}`, true);
    expect(full.status).toBe(422);
    expect(full.body.reason).toBe('LimitReached');
    expect((await change('hoarder', 'b0', true)).ids).toHaveLength(MAX_FAVORITES);
    const preview = await server.request('GET', '/api/v1/favorites/preview?limit=3', {
      as: 'hoarder',
    });
    expect(preview.body.items.map(({ productID }: { productID: string }) => productID)).toEqual([
      `b${MAX_FAVORITES - 1}`,
      `b${MAX_FAVORITES - 2}`,
      `b${MAX_FAVORITES - 3}`,
    ]);
  });
});
