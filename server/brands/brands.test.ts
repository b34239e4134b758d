import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#server/db/schema/catalog.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const product = (id: string, brandID: string, categoryID: string, listed = true) => ({
    id,
    name: id,
    brandID,
    categoryID,
    listed,
  });
  await seedCatalog(server.db, {
    categories: { terapiya: ['terapiya'], bory: ['terapiya', 'bory'], perchatki: ['perchatki'] },
    brands: {
      esterion: 'Эстерион',
      lumivera: 'Lumivera',
      grandent: 'Граньдент-Люмо',
      klen: 'Клён',
      gone: 'Люмен',
    },
    products: [
      product('1', 'esterion', 'terapiya'),
      product('2', 'lumivera', 'bory'),
      product('3', 'grandent', 'bory'),
      product('4', 'klen', 'perchatki'),
      product('5', 'gone', 'perchatki', false),
    ],
  });
});

afterAll(() => server.close());

const search = async (query: string) => {
  const { status, body } = await server.request('GET', `/api/v1/brands/search?${query}`);
  expect(status).toBe(200);
  return body.items.map(({ id }: { id: string }) => id);
};
const byText = (text: string) => search(`query=${encodeURIComponent(text)}`);

describe('brands', () => {
  it('without a query are sorted alphabetically, only those with products', async () => {
    expect((await search('')).toSorted()).toEqual(['esterion', 'grandent', 'klen', 'lumivera']);
    expect(await search('limit=2')).toHaveLength(2);
    expect((await search('limit=4')).slice(0, 2)).toEqual(await search('limit=2'));
  });

  it.each([
    ['эстер', ['esterion']],
    ['ЭСТЕРИОН', ['esterion']],
    ['esterion', ['esterion']],
    ['"cnth', ['esterion']],
    ['клен', ['klen']],
    ['клён', ['klen']],
    ['lumi', ['lumivera']],
    ['люм', ['grandent']],
    ['lyum', ['grandent']],
    ['ерио', ['esterion']],
    ['%', []],
    ['нет такого', []],
  ])('are found by %j', async (text, ids) => {
    expect(await byText(text)).toEqual(ids);
  });

  it('that start with the query come first', async () => {
    expect(await byText('l')).toEqual(['lumivera', 'grandent', 'klen']);
  });

  it('are filtered by a category with its subtree', async () => {
    expect((await search('categoryID=terapiya')).toSorted()).toEqual([
      'esterion',
      'grandent',
      'lumivera',
    ]);
    expect(await search('categoryID=c-perchatki')).toEqual(['klen']);
    expect(await search('categoryID=unknown')).toEqual([]);
    expect(await search('categoryID=bory&query=lumi')).toEqual(['lumivera']);
  });

  it.each(['limit=0', 'limit=101', `query=${'я'.repeat(300)}`])('reject %s', async (query) => {
    expect((await server.request('GET', `/api/v1/brands/search?${query}`)).status).toBe(400);
  });

  it('are returned with their description, by id or slug', async () => {
    const get = (id: string) => server.request('GET', `/api/v1/brands/${id}`);
    await server.db
      .update(brands)
      .set({ description: '<p>Завод в Казани.</p>', slug: 'esterion-kazan' })
      .where(eq(brands.id, 'esterion'));
    const { status, body } = await get('esterion');
    expect(status).toBe(200);
    expect(body).toMatchObject({ brand: { name: 'Эстерион' }, description: 'Завод в Казани.' });
    expect((await get('klen')).body.description).toBe('');
    expect(await get('gone')).toMatchObject({ status: 404, body: { reason: 'NotFound' } });
    expect((await get('unknown')).status).toBe(404);
  });
});
