import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/connection.ts';
import { brands, categories, products, promotions } from '#server/db/schema/catalog.ts';
import { importedImages } from '#server/db/schema/images.ts';
import { imageKey } from '#server/images/image-address.ts';
import { type FeedParts, feedBytes, feedText, offerText } from '#tests/support/records/feed.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { type ImportOptions, importFeed } from './import.ts';
import { formatReport } from './report.ts';

const DAY_1 = new Date('2026-03-14T09:00:00.000Z');
const inDays = (days: number) => new Date(DAY_1.getTime() + days * 86_400_000);
const outside = (name: string) => `https://site.example.ru/${name}.jpg`;
const own = (name: string) => `/images/${imageKey(outside(name))}`;
const picture = (name: string) => `<picture>${outside(name)}</picture>`;
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  const { db } = database;
  await db.delete(products);
  await db.delete(importedImages);
});
afterAll(() => database.close());

function run(parts: FeedParts, options: Partial<ImportOptions> = {}) {
  const bytes = feedBytes(feedText(parts));
  return importFeed(database.db, bytes, { source: 'test', now: DAY_1, ...options });
}

async function picturesOf(id: string): Promise<string[]> {
  const [row] = await database.db.select().from(products).where(eq(products.marketID, id));
  return (row?.pictures ?? []).map(({ url }) => url);
}

async function requested(): Promise<string[]> {
  const rows = await database.db
    .select({ url: importedImages.sourceURL })
    .from(importedImages)
    .orderBy(asc(importedImages.sourceURL));
  return rows.map(({ url }) => url);
}

const image = async (name: string) => {
  const key = imageKey(outside(name));
  const [row] = await database.db.select().from(importedImages).where(eq(importedImages.key, key));
  return row;
};

describe('images on other sites', () => {
  it('are shown from the shop, which loads each of them once', async () => {
    const more = `${picture('a')}<picture>http://other.example.ru/b.png</picture><picture>/pictures/2.svg</picture>`;
    const report = await run({ offers: offerText('1', more) + offerText('2', picture('a')) });
    const other = `/images/${imageKey('http://other.example.ru/b.png')}`;
    expect(await picturesOf('1')).toEqual([own('a'), other, '/pictures/2.svg']);
    expect(await picturesOf('2')).toEqual([own('a')]);
    expect(await requested()).toEqual(['http://other.example.ru/b.png', outside('a')]);
    expect(await image('a')).toMatchObject({ attempts: 0, nextAttemptAt: DAY_1, storedAt: null });
    expect(report.images).toEqual({ named: 2, waiting: 2, broken: { count: 0, examples: [] } });
    expect(formatReport(report, 'terminal')).toContain(
      'Картинок на других сайтах: 2, из них магазин ещё загрузит 2',
    );
  });

  it('of categories, brands and promotions are shown from the shop, too', async () => {
    const report = await run({
      categories: `<category id="1" picture="${outside('category')}">Терапия</category>`,
      offers: offerText('1', '<vendor>Lumivera</vendor>'),
      promos: `<brands><brand name="Lumivera" logo="${outside('brand')}"/></brands>
        <promos><promo id="p" type="flash discount"><name>Скидка</name>
          <start-date>2026-03-01</start-date><end-date>2026-04-01</end-date>
          <picture>${outside('promo')}</picture>
          <purchase><product offer-id="1"><discount-price currency="RUR">50</discount-price></product></purchase>
        </promo></promos>`,
    });
    expect(report.failure).toBeNull();
    const { db } = database;
    const [category] = await db.select().from(categories).where(eq(categories.id, '1'));
    const [brand] = await db.select().from(brands).where(eq(brands.name, 'Lumivera'));
    const [promotion] = await db.select().from(promotions);
    expect([category?.picture?.url, brand?.logo?.url, promotion?.creative?.url]).toEqual([
      own('category'),
      own('brand'),
      own('promo'),
    ]);
    expect(await requested()).toEqual([outside('brand'), outside('category'), outside('promo')]);
  });

  it('stay where they are at the origins of the settings', async () => {
    const imageOrigins = ['https://cdn.example.ru'];
    const more = `<picture>https://cdn.example.ru/1.jpg</picture>${picture('a')}`;
    await run({ offers: offerText('1', more) }, { imageOrigins });
    expect(await picturesOf('1')).toEqual(['https://cdn.example.ru/1.jpg', own('a')]);
    // Another setting changes what an unchanged feed shows.
    await run({ offers: offerText('1', more) });
    expect((await picturesOf('1'))[0]).toMatch(/^\/images\//);
  });

  it('are not loaded for offers that are rejected, nor in a dry run', async () => {
    const bad = offerText('2', `<price>0</price>${picture('b')}`);
    await run({ offers: offerText('1', picture('a')) + bad }, { dryRun: true });
    expect(await requested()).toEqual([]);
    await run({ offers: offerText('1', picture('a')) + bad });
    expect(await requested()).toEqual([outside('a')]);
  });

  it('are not loaded again by the next import, but are still needed', async () => {
    const feed = { offers: offerText('1', picture('a')) };
    await run(feed);
    await database.db.update(importedImages).set({ storedAt: DAY_1, nextAttemptAt: null });
    const soon = await run(feed, { now: inDays(0.5) });
    expect(soon.images).toMatchObject({ named: 1, waiting: 0 });
    expect(await image('a')).toMatchObject({ neededAt: DAY_1, nextAttemptAt: null });
    await run(feed, { now: inDays(3) });
    expect(await image('a')).toMatchObject({
      neededAt: inDays(3),
      storedAt: DAY_1,
      nextAttemptAt: null,
    });
  });

  it('that could not be loaded are reported by the next import and retried', async () => {
    const feed = { offers: offerText('1', picture('a') + picture('b')) };
    await run(feed);
    const failed = { attempts: 6, nextAttemptAt: null, failure: 'сайт ответил 404' };
    await database.db
      .update(importedImages)
      .set(failed)
      .where(eq(importedImages.key, imageKey(outside('a'))));
    const report = await run(feed, { now: inDays(0.1) });
    expect(report.images).toEqual({
      named: 2,
      waiting: 1,
      broken: { count: 1, examples: [{ url: outside('a'), reason: 'сайт ответил 404' }] },
    });
    expect(formatReport(report, 'file')).toContain(`${outside('a')}: сайт ответил 404`);
    expect(await image('a')).toMatchObject({ attempts: 0, nextAttemptAt: inDays(0.1) });
    expect(await image('b')).toMatchObject({ attempts: 0, nextAttemptAt: DAY_1 });
  });

  it('keep their state when an import fails', async () => {
    await run({ offers: offerText('1', picture('a')) });
    await run({ offers: offerText('1', picture('b')) + offerText('', '') + offerText('', '') });
    expect(await requested()).toEqual([outside('a')]);
  });
});
