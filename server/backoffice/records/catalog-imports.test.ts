import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFeed } from '#server/catalog-import/import.ts';
import { products } from '#server/db/schema/catalog.ts';
import { feedBytes, feedText, offerText } from '#tests/support/records/feed.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { testAuthenticator } from '#tests/support/servers/server.ts';

const STAFF = 'sveta';
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    authenticator: {
      ...testAuthenticator,
      verifyToken: async (token) => {
        const found = await testAuthenticator.verifyToken(token);
        return found.sub === STAFF ? { ...found, roles: ['catalog'] } : found;
      },
    },
  });
});
afterAll(() => shop.close());

const read = (path: string) => shop.get(STAFF, `/backoffice${path}`);

it('an import: has its report, entry by entry', async () => {
  const offers = [offerText('a1'), offerText('a2', '<price>дорого</price>')].join('\n');
  const before = { source: 'old.xml', allowRemoval: true };
  await importFeed(
    shop.db,
    feedBytes(feedText({ offers: offerText('a1', '<price>90</price>') })),
    before,
  );
  await importFeed(shop.db, feedBytes(feedText({ offers })), { source: 'new.xml' });
  await importFeed(shop.db, feedBytes('<no-feed/>'), { source: 'broken.xml' });
  const { body: list } = await read('/imports?pageSize=3');
  const [broken, last] = list.items;
  expect(broken).toMatchObject({ source: 'broken.xml', finishedAt: null });
  expect(broken.failure).toMatch(/\S/);
  const { body: run } = await read(`/imports/${last.id}`);
  expect(run).toMatchObject({ source: 'new.xml', failure: null, offers: 2, accepted: 1 });
  expect(run.counts).toEqual([
    { kind: 'Rejected', count: 1, listed: 1 },
    { kind: 'Repriced', count: 1, listed: 1 },
  ]);
  const { body: first } = await read(`/imports/${last.id}/entries?pageSize=1`);
  expect(first.paging.total).toBe(2);
  expect(first.items[0]).toMatchObject({ kind: 'Rejected', recordID: 'a2' });
  expect(first.items[0].line).toBeGreaterThan(1);
  const { body: prices } = await read(`/imports/${last.id}/entries?kind=Repriced`);
  expect(prices.items).toMatchObject([
    { recordID: 'a1', priceBefore: 9000, priceAfter: 10_000, reason: null },
  ]);
  const [product] = await shop.db.select().from(products).where(eq(products.marketID, 'a1'));
  expect(prices.items[0].productSlug).toBe(product?.slug);
  // The rejected offer has no product.
  expect(first.items[0].productSlug).toBeNull();
  expect((await read('/imports/none')).status).toBe(404);
  expect((await read('/imports/999999/entries')).status).toBe(404);
});

it('an import: lists all entries of a long report, page by page', async () => {
  const ids = Array.from({ length: 1100 }, (_, index) => `long${index}`);
  const offers = ids.map((id) => offerText(id, '<price>дорого</price>')).join('\n');
  await importFeed(shop.db, feedBytes(feedText({ offers: `${offers}${offerText('a1')}` })), {
    source: 'long.xml',
    allowRemoval: true,
  });
  const { body: list } = await read('/imports?pageSize=1');
  const [{ id }] = list.items;
  const { body: run } = await read(`/imports/${id}`);
  expect(run.counts[0]).toEqual({ kind: 'Rejected', count: 1100, listed: 1100 });
  const last = await read(`/imports/${id}/entries?kind=Rejected&pageSize=100&page=11`);
  expect(last.body.items).toHaveLength(100);
  expect(last.body.items.at(-1).recordID).toBe('long1099');
});
