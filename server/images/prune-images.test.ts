import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brands, categories, promotions } from '#server/db/schema/catalog.ts';
import { promotionBanners } from '#server/db/schema/content.ts';
import { importedImageFiles, importedImages } from '#server/db/schema/images.ts';
import { START, startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { imageKey, ownImage } from './image-address.ts';
import { pruneImages, RETENTION_DAYS } from './prune-images.ts';

const inDays = (days: number) => new Date(START.getTime() + days * 86_400_000);
const sourceOf = (name: string) => `https://site.example.ru/${name}.jpg`;
const shown = (name: string) => ownImage({ url: sourceOf(name), width: 600, height: 600 });
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function store(name: string, neededAt: Date): Promise<void> {
  const key = imageKey(sourceOf(name));
  await shop.db
    .insert(importedImages)
    .values({ key, sourceURL: sourceOf(name), storedAt: START, requestedAt: START, neededAt });
  const content = new Uint8Array([1]);
  await shop.db.insert(importedImageFiles).values({ key, format: 'webp', side: 160, content });
}

async function left(): Promise<string[]> {
  const rows = await shop.db
    .select({ url: importedImages.sourceURL })
    .from(importedImages)
    .innerJoin(importedImageFiles, eq(importedImageFiles.key, importedImages.key))
    .orderBy(asc(importedImages.sourceURL));
  return rows.map(({ url }) => url.replace(/^.*\/(.+)\.jpg$/, '$1'));
}

it('images that nothing shows are deleted a month after the last feed that needed them', async () => {
  // An order shows its product as it was, even when the product has another image now.
  await shop.setProduct('bur', { pictures: [shown('ordered'), shown('unordered')] });
  const { buyer, checkout } = await shop.readyBuyer(['bur']);
  expect((await shop.confirm(buyer, checkout.id, checkout.totals.toPay)).status).toBe(200);
  await shop.setProduct('bur', { pictures: [shown('new')] });
  await shop.setProduct('gloves', { pictures: [shown('a'), shown('unlisted')], listed: false });
  await shop.db.update(brands).set({ logo: shown('brand') });
  await shop.db.update(categories).set({ picture: shown('category') });
  const times = { startsAt: START, endsAt: START };
  await shop.db
    .insert(promotions)
    .values({ id: '1', slug: 's', name: 'n', position: 1, creative: shown('promotion'), ...times });
  await shop.db
    .insert(promotionBanners)
    .values({ promotionID: '1', pictureMobile: shown('banner') });

  const needed = ['a', 'banner', 'brand', 'category', 'new', 'ordered', 'promotion', 'unlisted'];
  for (const name of [...needed, 'orphan', 'unordered']) await store(name, START);
  await store('recent', inDays(2));

  expect(await pruneImages(shop.db, inDays(RETENTION_DAYS))).toBe(0);
  expect(await pruneImages(shop.db, inDays(RETENTION_DAYS + 1))).toBe(2);
  expect(await left()).toEqual([...needed, 'recent'].toSorted());
  // What is shown is not looked for again at once.
  const again = await shop.db
    .select()
    .from(importedImages)
    .where(eq(importedImages.neededAt, inDays(RETENTION_DAYS + 1)));
  expect(again).toHaveLength(needed.length);
  expect(await pruneImages(shop.db, inDays(RETENTION_DAYS + 3))).toBe(1);
  expect(await left()).toEqual(needed);
});
