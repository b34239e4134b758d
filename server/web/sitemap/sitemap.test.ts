import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, catalogImports, products, promotions } from '#server/db/schema/catalog.ts';
import { publicPages } from '#src/lib/pages/public-pages.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const ORIGIN = 'https://shop.example.ru';
let folder: string;
let server: TestServer;

async function entries(path: string): Promise<Map<string, string | undefined>> {
  const { status, body, headers } = await server.request('GET', path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return new Map(
    [...body.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
      ([, address = '', changed]) => [address, changed],
    ),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-sitemap-'));
  await writeFile(join(folder, 'index.html'), '<html><head></head></html>');
  await writeFile(join(folder, 'robots.txt'), await readFile('public/robots.txt'));
  server = await startTestServer({
    now: () => new Date('2026-06-01T12:00:00Z'),
    config: { shopDir: folder, publicUrl: ORIGIN },
  });
  await seedCatalog(server.db, {
    categories: { bory: ['bory'], pusto: ['pusto'] },
    brands: { mikro: 'Микрогран' },
    products: [
      { id: '1', name: 'Бор', categoryID: 'bory', brandID: 'mikro', slug: 'бор-&-1' },
      { id: '2', name: 'Маска', categoryID: 'bory', listed: false },
      {
        id: '3',
        name: 'Фреза',
        categoryID: 'bory',
        available: false,
        updatedAt: new Date('2026-05-03T10:00:00Z'),
      },
    ],
  });
  await server.db.insert(brands).values({ id: 'nobody', name: 'Никто', slug: 'nobody' });
  const span = { startsAt: new Date('2026-05-01'), endsAt: new Date('2026-07-01') };
  const over = { startsAt: new Date('2026-01-01'), endsAt: new Date('2026-02-01') };
  await server.db.insert(promotions).values([
    { id: 'week', slug: 'week', name: 'Неделя', position: 1, ...span },
    { id: 'over', slug: 'over', name: 'Была', position: 2, ...over },
  ]);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('The sitemap', () => {
  it('is an index of existing parts', async () => {
    const parts = [...(await entries('/sitemap.xml')).keys()];
    expect(parts).toEqual(
      ['pages', 'categories', 'brands', 'promotions', 'products-1'].map(
        (name) => `${ORIGIN}/sitemap/${name}.xml`,
      ),
    );
    for (const part of parts) expect((await entries(part.slice(ORIGIN.length))).size).not.toBe(0);
  });

  it('lists exactly the public pages, with their last change', async () => {
    expect([...(await entries('/sitemap/products-1.xml'))]).toEqual([
      [`${ORIGIN}/products/${encodeURIComponent('бор-&-1')}`, expect.any(String)],
      [`${ORIGIN}/products/p-3`, '2026-05-03T10:00:00.000Z'],
    ]);
    expect([...(await entries('/sitemap/brands.xml')).keys()]).toEqual([
      `${ORIGIN}/products?source=BrandProducts&amp;brand=mikro`,
    ]);
    expect([...(await entries('/sitemap/promotions.xml'))]).toEqual([
      [
        `${ORIGIN}/products?source=PromotionProducts&amp;promotion=week`,
        '2026-05-01T00:00:00.000Z',
      ],
    ]);
    const pages = await entries('/sitemap/pages.xml');
    expect(pages.size).toBe(publicPages.length);
    expect(pages.get(`${ORIGIN}/info/delivery`)).toBe('2026-11-20T00:00:00.000Z');
  });

  it('is updated with the catalog, otherwise responds with 304', async () => {
    const first = await server.request('GET', '/sitemap/products-1.xml');
    const known = { 'If-None-Match': first.headers.get('etag') ?? '' };
    const request = () => server.request('GET', '/sitemap/products-1.xml', { headers: known });
    expect((await request()).status).toBe(304);
    await server.db.update(products).set({ listed: true });
    await server.db.insert(catalogImports).values({ source: 'feed', finishedAt: new Date() });
    await expect.poll(async () => (await request()).status, { timeout: 5000 }).toBe(200);
    expect((await entries('/sitemap/products-1.xml')).size).toBe(3);
  });

  it('is compressed', async () => {
    const response = await server.fetch(
      new Request(`${ORIGIN}/sitemap/pages.xml`, { headers: { 'Accept-Encoding': 'gzip' } }),
    );
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await response.arrayBuffer()).toString()).toContain('</urlset>');
  });

  it.each([
    '/sitemap/products-2.xml',
    '/sitemap/products-0.xml',
    '/sitemap/other.xml',
    '/sitemap/../pages.xml',
  ])('has no %s', async (path) => {
    expect((await server.request('GET', path)).status).toBe(404);
  });
});

/** The rule that decides for a path, as RFC 9309 has it: the longest, and of equals the allowing. */
function isAllowed(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(
    ([, verdict, rule = '']) => {
      const pattern = rule.split('*').map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&'));
      return { allows: verdict === 'Allow', rule, matches: new RegExp(`^${pattern.join('.*')}`) };
    },
  );
  const decisive = rules
    .filter(({ matches }) => matches.test(path))
    .toSorted((a, b) => b.rule.length - a.rule.length || Number(b.allows) - Number(a.allows));
  return decisive[0]?.allows ?? true;
}

describe('robots.txt', () => {
  it('contains the URL of the sitemap', async () => {
    const { body, headers } = await server.request('GET', '/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('allows every page of the sitemap', async () => {
    const { body: robots } = await server.request('GET', '/robots.txt');
    for (const part of (await entries('/sitemap.xml')).keys()) {
      for (const address of (await entries(part.slice(ORIGIN.length))).keys()) {
        const path = address.slice(ORIGIN.length).replaceAll('&amp;', '&');
        expect(isAllowed(robots, path), path).toBe(true);
      }
    }
    expect(isAllowed(robots, '/products?category=bory&page=2')).toBe(true);
    expect(isAllowed(robots, '/products?source=BrandProducts&brand=mikro&page=2')).toBe(true);
  });

  it.each([
    '/cart',
    '/order/17',
    '/profile/orders',
    '/compare',
    '/login/callback',
    '/products/share?id=1',
    '/products?query=bor',
    '/brands?query=mikro',
    '/products?category=bory&sort=Price&direction=ASC',
    '/products?category=bory&brand=mikro',
    '/products?brand=mikro',
    '/products?source=BrandProducts&brand=mikro&brand=other',
    '/products?available=true',
    '/products?priceFrom=100',
    '/products?category=bory&attribute=x&flag=New',
    '/test/booster',
    '/api/v1/product/hits',
  ])('keeps users out of %s', async (path) => {
    const { body: robots } = await server.request('GET', '/robots.txt');
    expect(isAllowed(robots, path)).toBe(false);
  });
});
