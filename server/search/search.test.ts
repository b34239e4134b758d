import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalog(server.db, {
    categories: {
      terapiya: ['terapiya'],
      kompozity: ['terapiya', 'kompozity'],
      perchatki: ['perchatki'],
    },
    categoryNames: { terapiya: 'Терапия', kompozity: 'Композиты', perchatki: 'Перчатки' },
    brands: { esterion: 'Эстерион', grandent: 'Граньдент' },
    products: [
      {
        id: 'spatula',
        name: 'Шпатель для композита',
        categoryID: 'terapiya',
        popularity: 100,
      },
      {
        id: 'a2',
        name: 'Композит светоотверждаемый, оттенок A2',
        categoryID: 'kompozity',
        brandID: 'esterion',
        vendorCode: 'EST-U-A2',
        manufacturerCode: '7712A2',
        popularity: 10,
      },
      {
        id: 'a3',
        name: 'Композит светоотверждаемый, оттенок A3',
        categoryID: 'kompozity',
        brandID: 'esterion',
        vendorCode: 'EST-U-A3',
        popularity: 20,
      },
      {
        id: 'glue',
        name: 'Адгезив',
        categoryID: 'terapiya',
        description: 'Держит любой композит',
        popularity: 200,
      },
      {
        id: 'gloves',
        name: 'Перчатки для приёма, съёмные 100%',
        categoryID: 'perchatki',
        vendorCode: '100_M',
      },
      { id: 'hidden', name: 'Протравка', categoryID: 'terapiya', listed: false },
      { id: 'material', name: 'Оттискной материал', categoryID: 'terapiya' },
      { id: 'liquid', name: 'Раствор Lumivera', categoryID: 'terapiya' },
      { id: 'bur', name: 'Бор шаровидный', categoryID: 'terapiya', brandID: 'grandent' },
    ],
  });
});

afterAll(() => server.close());

async function find(query: string, more = {}) {
  const { status, body } = await server.request('POST', '/api/v1/product/getProducts', {
    body: { query, ...more },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const ids: string[] = body.items.map(({ id }: { id: string }) => id);
  expect(body.paging.total).toBe(ids.length);
  return { ids, corrected: body.correctedQuery as string | null };
}

describe('search in lists', () => {
  it('ranks name beginnings over names over descriptions', async () => {
    expect(await find('композит')).toEqual({
      ids: ['a3', 'a2', 'spatula', 'glue'],
      corrected: null,
    });
  });

  it('puts the exact code first', async () => {
    expect((await find('est-u-a2')).ids).toEqual(['a2']);
    expect((await find('EST-U')).ids).toEqual(['a3', 'a2']);
    expect((await find('7712a2')).ids).toEqual(['a2']);
    expect((await find('100_m')).ids).toEqual(['gloves']);
  });

  it('finds by brand and by several words', async () => {
    expect((await find('эстерион')).ids).toEqual(['a3', 'a2']);
    expect((await find('композит эстерион a2')).ids).toEqual(['a2']);
  });

  it('finds while the word is being typed', async () => {
    expect((await find('компо')).ids).toContain('a2');
    expect((await find('перчатки съ')).ids).toEqual(['gloves']);
  });

  it.each(['композиты', 'КОМПОЗИТАМИ', 'композитов'])(
    'knows the forms of words: %s',
    async (query) => {
      expect((await find(query)).ids).toContain('a2');
    },
  );

  it('finds words that the stemmer stems differently', async () => {
    expect((await find('материалами')).ids).toEqual(['material']);
    expect((await find('материал')).ids).toEqual(['material']);
  });

  it('treats ё and е as equal', async () => {
    expect((await find('съемные')).ids).toEqual(['gloves']);
    expect((await find('приёма')).ids).toEqual(['gloves']);
  });

  it.each([
    ['rjvgjpbn', 'композит'],
    ['kompozit', 'композит'],
    ['композитт', 'композит'],
    ['кампазит', 'композит'],
    ['gthxfnrb', 'перчатки'],
    ['bor', 'бор'],
    ['люмивера', 'lumivera'],
  ])('reads %s as %s and says so', async (query, corrected) => {
    const found = await find(query);
    expect(found.corrected).toBe(corrected);
    expect(found.ids).toEqual((await find(corrected)).ids);
    expect(found.ids.length).toBeGreaterThan(0);
  });

  it('drops words when all together find nothing', async () => {
    expect(await find('бор турбинный')).toEqual({ ids: ['bur'], corrected: 'бор' });
    expect(await find('перчатки композит')).toEqual({ ids: ['gloves'], corrected: 'перчатки' });
    expect(await find('звездолёт неведомый')).toEqual({ ids: [], corrected: null });
  });

  it('treats look-alike letters as equal', async () => {
    expect(await find('композит А2')).toEqual({ ids: ['a2'], corrected: null });
    expect((await find('ЕСТ-U-А2')).ids).toEqual(['a2']);
    expect((await find('est u a2')).ids).toEqual(['a2']);
  });

  it('searches literally on request', async () => {
    expect(await find('rjvgjpbn', { literalQuery: true })).toEqual({ ids: [], corrected: null });
  });

  it('does not invent results', async () => {
    expect(await find('звездолёт')).toEqual({ ids: [], corrected: null });
    expect(await find('протравка')).toEqual({ ids: [], corrected: null });
  });

  it.each([
    "'",
    '"; drop table products; --',
    '%',
    '_',
    '\\',
    '!&|():*',
    '<->',
    'для',
    ' . ',
    "a'b",
  ])('finds without an error for the query %s', async (query) => {
    await find(query);
  });

  it('narrows by the other filters', async () => {
    expect((await find('композит', { categoryID: 'kompozity' })).ids).toEqual(['a3', 'a2']);
    const { body } = await server.request('POST', '/api/v1/product/getFilters', {
      body: { query: 'rjvgjpbn' },
    });
    expect(body).toMatchObject({ total: 4, correctedQuery: 'композит' });
  });
});

describe('searchCatalog', () => {
  const suggest = (query: string) =>
    server.request('GET', `/api/v1/search?query=${encodeURIComponent(query)}`);

  it('offers products, categories and brands', async () => {
    const { status, body } = await suggest('композиты');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      query: 'композиты',
      correctedQuery: null,
      productCount: 4,
      categories: [{ category: { id: 'kompozity' }, count: 2 }],
      brands: [],
    });
    expect((await suggest('эстер')).body.brands).toMatchObject([{ brand: { id: 'esterion' } }]);
  });

  it('offers the results of a corrected query', async () => {
    const { body } = await suggest('gthxfnrb');
    expect(body.correctedQuery).toBe('перчатки');
    expect(body.categories).toMatchObject([{ category: { id: 'perchatki' } }]);
  });

  it('validates the length of the query', async () => {
    expect((await suggest('')).status).toBe(400);
    expect((await suggest('я'.repeat(201))).status).toBe(400);
    expect((await suggest('я'.repeat(200))).status).toBe(200);
  });
});
