import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFeed } from '#server/catalog-import/import.ts';
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
  expect((await read('/imports/none')).status).toBe(404);
  expect((await read('/imports/999999/entries')).status).toBe(404);
});
