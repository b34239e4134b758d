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
    brands: { esterion: 'Эстерион', klinfleks: 'Клинфлекс' },
    products: [
      {
        id: '1',
        name: 'Композит Универсал A2',
        categoryID: 'kompozity',
        brandID: 'esterion',
        price: 459_000,
        priceWithoutDiscount: 519_000,
        popularity: 5,
        groupID: 'universal',
        variant: { Оттенок: 'A2' },
        attributes: { Оттенок: 'A2', Масса: '4' },
      },
      {
        id: '2',
        name: 'Композит Универсал A10',
        categoryID: 'kompozity',
        brandID: 'esterion',
        price: 300_000,
        popularity: 9,
        stock: 0,
        available: false,
        unavailabilityReason: 'OutOfStock',
        unavailableAction: 'WaitingList',
        groupID: 'universal',
        variant: { Оттенок: 'A10' },
        attributes: { Оттенок: 'A10', Масса: '4' },
      },
      {
        id: '3',
        name: 'Перчатки нитриловые M',
        categoryID: 'perchatki',
        brandID: 'klinfleks',
        price: 89_000,
        popularity: 7,
        isNew: true,
        packSize: 2,
        minQuantity: 2,
        stock: 5,
      },
      { id: '4', name: 'Снятый товар', categoryID: 'perchatki', listed: false, price: 1 },
    ],
  });
});

afterAll(() => server.close());

const ids = (response: { body: { items: { id: string }[] } }) =>
  response.body.items.map(({ id }) => id);

function list(body: object, as?: string) {
  return server.request('POST', '/api/v1/product/getProducts', {
    body,
    ...(as === undefined ? {} : { as }),
  });
}

describe('listProducts', () => {
  it('sorts by availability, then popularity, and omits unlisted products', async () => {
    const response = await list({});
    expect(response.status).toBe(200);
    expect(ids(response)).toEqual(['3', '1']);
    expect(response.body.paging).toEqual({ page: 1, pageSize: 24, total: 2 });
  });

  it('contains the whole subtree of a category, by id or slug', async () => {
    expect(ids(await list({ categoryID: 'terapiya' }))).toEqual(['1']);
    expect(ids(await list({ categoryID: 'c-kompozity' }))).toEqual(['1']);
    expect(ids(await list({ categoryID: 'unknown' }))).toEqual([]);
  });

  it.each([
    [{ brandIDs: ['klinfleks', 'unknown'] }, ['3']],
    [{ priceFrom: 89_000, priceTo: 300_000 }, ['3', '2']],
    [{ onlyAvailable: true }, ['3', '1']],
    [{ flags: ['Discount'] }, ['1']],
    [{ flags: ['Discount', 'New'] }, []],
    [{ attributes: [{ name: 'Оттенок', values: ['A2', 'A10'] }] }, ['1']],
    [{ attributes: [{ name: 'Оттенок', values: ['A10'] }] }, ['2']],
    [
      {
        attributes: [
          { name: 'Оттенок', values: ['A2'] },
          { name: 'Масса', values: ['5'] },
        ],
      },
      [],
    ],
    [{ ids: ['2', '4', '1', 'unknown'] }, ['2', '4', '1']],
    [{ source: 'BrandNewItems' }, ['3']],
    [{ source: 'PromotionProducts' }, []],
  ])('selects by %j', async (body, expected) => {
    const response = await list(body);
    expect(response.status).toBe(200);
    expect(ids(response)).toEqual(expected);
    expect(response.body.paging.total).toBe(expected.length);
  });

  it.each([
    [{ field: 'Price' }, ['3', '2']],
    [{ field: 'Price', direction: 'DESC' }, ['1', '3']],
    [{ field: 'Default', direction: 'DESC' }, ['3', '1']],
  ])('sorts by %j', async (sort, expected) => {
    expect(ids(await list({ sort }))).toEqual(expected);
  });

  it('returns one page, and none beyond the last', async () => {
    const response = await list({ page: 2, pageSize: 1 });
    expect(ids(response)).toEqual(['1']);
    expect(response.body.paging).toEqual({ page: 2, pageSize: 1, total: 2 });
    expect(ids(await list({ page: 10_000, pageSize: 100 }))).toEqual([]);
  });

  it('returns complete cards', async () => {
    const { body } = await list({ ids: ['1', '3'] });
    expect(body.items[0]).toMatchObject({
      discountPercent: 11,
      variantCount: 2,
      stockLevel: 'Many',
      available: true,
      unavailability: null,
      brand: { id: 'esterion', name: 'Эстерион' },
      category: { id: 'kompozity' },
      isFavorite: false,
    });
    expect(body.items[1]).toMatchObject({ maxQuantity: 4, stockLevel: 'Few', variantCount: 1 });
  });

  it('includes the family on its card, with the variants in natural order', async () => {
    const family = {
      id: 'universal',
      name: 'Композит Универсал',
    };
    const [a2, a10] = [
      { slug: 'p-1', label: 'A2', available: true },
      { slug: 'p-2', label: 'A10', available: false },
    ];
    const { body } = await list({});
    expect(body.items[0].family).toBeNull();
    expect(body.items[1].family).toEqual({ ...family, label: 'A2', variants: [a2, a10] });
    const byCode = await list({ query: 'CODE-2' });
    expect(byCode.body.items[0].family).toEqual({ ...family, label: 'A10', variants: [a2, a10] });
    // Favorites are listed separately, with only the distinguishing label.
    const apart = await list({ ids: ['2', '1'] });
    expect(ids(apart)).toEqual(['2', '1']);
    expect(apart.body.items[0].family).toEqual({ ...family, label: 'A10', variants: [] });
  });

  it.each(['Favorites', 'RecentlyViewed', 'PreviouslyBought'])(
    'requires a user for %s',
    async (source) => {
      expect((await list({ source })).status).toBe(401);
      expect(ids(await list({ source }, 'anna'))).toEqual([]);
    },
  );
});

describe('getProductFilters', () => {
  const filters = (body: object) => server.request('POST', '/api/v1/product/getFilters', { body });

  it('counts everything when nothing is chosen', async () => {
    const { status, body } = await filters({});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 2,
      categories: [
        { category: { id: 'terapiya' }, count: 1 },
        { category: { id: 'perchatki' }, count: 1 },
      ],
      brands: [
        { brand: { id: 'klinfleks' }, count: 1, selected: false },
        { brand: { id: 'esterion' }, count: 1, selected: false },
      ],
      availability: { count: 2, selected: false },
      price: { min: 89_000, max: 459_000 },
      flags: [
        { flag: 'New', count: 1 },
        { flag: 'Discount', count: 1 },
        { flag: 'HasFeedback', count: 0 },
      ],
    });
    expect(body.attributes).toEqual([
      {
        name: 'Оттенок',
        unit: null,
        values: [
          { value: 'A2', count: 1, selected: false },
          { value: 'A10', count: 1, selected: false },
        ],
      },
      { name: 'Масса', unit: null, values: [{ value: '4', count: 1, selected: false }] },
    ]);
  });

  it("counts of a facet ignore its own choice and apply the others'", async () => {
    const { body } = await filters({
      brandIDs: ['esterion'],
      onlyAvailable: true,
      attributes: [{ name: 'Оттенок', values: ['A2', 'B4'] }],
    });
    expect(body.total).toBe(1);
    expect(body.brands).toEqual([
      { brand: expect.objectContaining({ id: 'esterion' }), count: 1, selected: true },
    ]);
    expect(body.availability).toEqual({ count: 1, selected: true });
    expect(body.attributes[0]).toEqual({
      name: 'Оттенок',
      unit: null,
      values: [
        { value: 'A2', count: 1, selected: true },
        { value: 'B4', count: 0, selected: true },
      ],
    });
  });

  it('the price range ignores the chosen price', async () => {
    const { body } = await filters({ priceFrom: 400_000 });
    expect(body.total).toBe(1);
    expect(body.price).toEqual({ min: 89_000, max: 459_000 });
  });
});

describe('categories', () => {
  it('returns the tree once and then 304', async () => {
    const first = await server.request('GET', '/api/v1/product/categories');
    expect(first.status).toBe(200);
    expect(first.body.items.map(({ id }: { id: string }) => id)).toEqual([
      'terapiya',
      'kompozity',
      'perchatki',
    ]);
    const tag = first.headers.get('etag') ?? '';
    const again = await server.request('GET', '/api/v1/product/categories', {
      headers: { 'If-None-Match': tag },
    });
    expect(again.status).toBe(304);
    expect(again.body).toBeUndefined();
  });

  it('returns the position of a category in the tree', async () => {
    const { body } = await server.request('GET', '/api/v1/product/categories/kompozity');
    expect(body).toMatchObject({
      category: { id: 'kompozity', parentID: 'terapiya', depth: 2, productCount: 1 },
      breadcrumbs: [{ id: 'terapiya' }],
      children: [],
    });
    const path = await server.request('GET', '/api/v1/product/categories/c-kompozity/hierarchy');
    expect(path.body.items.map(({ id }: { id: string }) => id)).toEqual(['terapiya', 'kompozity']);
    const unknown = await server.request('GET', '/api/v1/product/categories/nothing');
    expect(unknown.status).toBe(404);
  });
});

describe('getProductBySlug', () => {
  const detail = (slug: string, as?: string) =>
    server.request('GET', `/api/v1/product/bySlug/${slug}`, as === undefined ? {} : { as });

  it('returns the complete page', async () => {
    const { status, body } = await detail('p-1');
    expect(status).toBe(200);
    expect(body.breadcrumbs.map(({ id }: { id: string }) => id)).toEqual(['terapiya', 'kompozity']);
    expect(body.attributes).toEqual([
      { name: 'Оттенок', value: 'A2', unit: null },
      { name: 'Масса', value: '4', unit: null },
    ]);
    expect(body.variants.map(({ options }: { options: unknown }) => options)).toEqual([
      [{ name: 'Оттенок', value: 'A2' }],
      [{ name: 'Оттенок', value: 'A10' }],
    ]);
  });

  it('shows an unlisted product as discontinued', async () => {
    const { body } = await detail('p-4');
    expect(body.product).toMatchObject({
      available: false,
      stockLevel: 'Unavailable',
      unavailability: { reason: 'Discontinued', action: 'RequestAnalogue' },
    });
    expect(body.analogues.map(({ id }: { id: string }) => id)).toEqual(['3']);
  });

  it('is found by the id, too', async () => {
    expect((await detail('1')).body.product).toMatchObject({ id: '1', slug: 'p-1' });
  });

  it('responds with 404 to other slugs', async () => {
    expect((await detail('nothing')).status).toBe(404);
  });

  it('stores the products a user viewed, latest first', async () => {
    for (const slug of ['p-1', 'p-3', 'p-1']) await detail(slug, 'viewer');
    const views = await server.request('GET', '/api/v1/profile/views/products', { as: 'viewer' });
    expect(ids(views)).toEqual(['1', '3']);
    expect(ids(await list({ source: 'RecentlyViewed' }, 'viewer'))).toEqual(['1', '3']);
    // A prefetched page is no view.
    const preload = { as: 'viewer', headers: { 'X-Preload': 'true' } };
    const path = '/api/v1/product/bySlug/p-2';
    expect((await server.request('GET', path, preload)).status).toBe(200);
    expect(ids(await list({ source: 'RecentlyViewed' }, 'viewer'))).toEqual(['1', '3']);
  });
});

describe('listHitProducts', () => {
  it('returns available best sellers', async () => {
    expect(ids(await server.request('GET', '/api/v1/product/hits?limit=5'))).toEqual(['3', '1']);
  });
});

describe('feedback', () => {
  const path = '/api/v1/product/3/feedback';

  it('rejects invalid reviews', async () => {
    const unknown = '/api/v1/product/unknown/feedback';
    const body = { rating: 5, comment: 'Да' };
    expect((await server.request('POST', unknown, { as: 'critic', body })).status).toBe(404);
    expect((await server.request('GET', unknown)).status).toBe(404);
    const wrong = { rating: 6, comment: ' ' };
    expect((await server.request('POST', path, { as: 'third', body: wrong })).status).toBe(400);
    expect((await server.request('POST', path, { body })).status).toBe(401);
  });
});
