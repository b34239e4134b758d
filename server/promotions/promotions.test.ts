import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, promotionProducts, promotions } from '#server/db/schema/catalog.ts';
import { promotionBanners } from '#server/db/schema/content.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;

function promotion(id: string, position: number, startsAt: string, endsAt: string) {
  const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  return { id, slug: `s-${id}`, name: `Акция ${id}`, position, ...span };
}

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-06-01T12:00:00Z') });
  await seedCatalog(server.db, {
    categories: { bory: ['bory'], perchatki: ['perchatki'] },
    products: [
      { id: '1', name: 'Бор', categoryID: 'bory', price: 300 },
      { id: '2', name: 'Перчатки', categoryID: 'perchatki', price: 200 },
      { id: '3', name: 'Маска', categoryID: 'perchatki', price: 100, listed: false },
      { id: '4', name: 'Фреза', categoryID: 'bory', price: 50 },
    ],
  });
  await server.db
    .insert(promotions)
    .values([
      promotion('later', 1, '2026-07-01', '2026-08-01'),
      promotion('second', 3, '2026-05-01', '2026-07-01'),
      promotion('first', 2, '2026-05-01', '2026-07-01'),
      promotion('over', 1, '2026-01-01', '2026-06-01T12:00:00Z'),
    ]);
  await server.db.insert(promotionProducts).values([
    { promotionID: 'first', productID: '1' },
    { promotionID: 'first', productID: '2' },
    { promotionID: 'first', productID: '3' },
    { promotionID: 'second', productID: '2' },
    { promotionID: 'over', productID: '4' },
  ]);
});

afterAll(() => server.close());

const post = (path: string, body: object) => server.request('POST', `/api/v1${path}`, { body });
const ids = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id);

describe('promotions', () => {
  it('are the active ones, in their order', async () => {
    const response = await post('/promotions/filter', {});
    expect(response.status).toBe(200);
    expect(ids(response)).toEqual(['first', 'second']);
    expect(response.body.items[0]).toMatchObject({
      productCount: 2,
      endsAt: '2026-07-01T00:00:00.000Z',
    });
    expect(ids(await post('/promotions/filter', { ids: ['second', 'over'] }))).toEqual(['second']);
    expect(ids(await post('/promotions/filter', { page: 2, pageSize: 1 }))).toEqual(['second']);
  });

  it.each([
    ['bory', ['first']],
    ['c-perchatki', ['first', 'second']],
    ['unknown', []],
  ])('are narrowed to those with products of a category: %s', async (categoryID, expected) => {
    const response = await post('/promotions/filter', { categoryID });
    expect(ids(response)).toEqual(expected);
    expect(response.body.paging.total).toBe(expected.length);
  });

  it.each([
    [{}, ['2', '1']],
    [{ promotionID: 'second' }, ['2']],
    [{ promotionID: 's-first', categoryID: 'bory' }, ['1']],
    [{ promotionID: 'over' }, []],
    [{ promotionID: 'unknown' }, []],
  ])('have products: %j', async (body, expected) => {
    const response = await post('/promotions/products/filter', {
      ...body,
      sort: { field: 'Price' },
    });
    expect(response.status).toBe(200);
    expect(ids(response)).toEqual(expected);
  });

  it('are shown on the page of a product', async () => {
    const { body } = await server.request('GET', '/api/v1/product/bySlug/p-2');
    expect(body.promotions.map(({ id }: { id: string }) => id)).toEqual(['first', 'second']);
  });
});

describe('banners', () => {
  it('define how and where a promotion is shown', async () => {
    await server.db.insert(promotionBanners).values({
      promotionID: 'second',
      display: 'Single',
      kind: 'Promotional',
      device: 'Mobile',
      pictureMobile: { url: '/pictures/narrow.svg', width: 600, height: 400 },
      advertiser: { name: 'ООО «Эндолайн»', token: null },
    });
    const { body } = await post('/promotions/filter', {});
    expect(body.items).toMatchObject([
      { id: 'first', display: 'Carousel', kind: 'Ordinary', device: null, advertiser: null },
      {
        id: 'second',
        display: 'Single',
        kind: 'Promotional',
        device: 'Mobile',
        creativeMobile: { url: '/pictures/narrow.svg' },
        advertiser: { name: 'ООО «Эндолайн»', token: null },
      },
    ]);
    const desktop = await post('/promotions/filter', { device: 'Desktop' });
    expect(ids(desktop)).toEqual(['first']);
    expect(desktop.body.paging.total).toBe(1);
    expect(ids(await post('/promotions/filter', { device: 'Mobile' }))).toEqual([
      'first',
      'second',
    ]);
    await server.db.delete(promotionBanners);
  });
});

describe('categories of a promotion', () => {
  const categories = (id: string, body: object = {}) =>
    post(`/promotions/${id}/categories/topLevel`, body);

  it('are those of its products, in the order of the catalog', async () => {
    const { status, body } = await categories('first');
    expect(status).toBe(200);
    expect(body.items).toEqual([
      { category: { id: 'bory', name: 'bory', slug: 'c-bory' }, count: 1 },
      { category: { id: 'perchatki', name: 'perchatki', slug: 'c-perchatki' }, count: 1 },
    ]);
    expect((await categories('s-first')).body).toEqual(body);
  });

  it('count available products on request', async () => {
    await server.db.update(products).set({ available: false }).where(eq(products.id, '1'));
    const { body } = await categories('first', { onlyAvailable: true });
    expect(body.items.map(({ category }: { category: { id: string } }) => category.id)).toEqual([
      'perchatki',
    ]);
    await server.db.update(products).set({ available: true }).where(eq(products.id, '1'));
  });

  it.each(['over', 'later', 'unknown'])('respond with 404 for %s', async (id) => {
    expect(await categories(id)).toMatchObject({ status: 404, body: { reason: 'NotFound' } });
  });
});

describe('brands', () => {
  it('are not listed without products', async () => {
    const { status, body, headers } = await server.request('GET', '/api/v1/brands');
    expect(status).toBe(200);
    expect(body.items).toEqual([]);
    expect(headers.get('cache-control')).toContain('max-age=60');
  });
});
