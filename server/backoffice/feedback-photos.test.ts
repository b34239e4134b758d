import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productFeedback, productFeedbackPhotos } from '#server/db/schema/catalog.ts';
import { makePhoto } from '#tests/support/records/photos.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { runCommand } from './commands.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const path = '/product/composite/feedback';
const command = (...args: string[]) =>
  runCommand({ db: shop.db, publicUrl: 'https://shop.test', now: shop.clock.now, args });

/** A buyer who has received the composite and written about it; the number of the review. */
async function write(): Promise<{ buyer: string; id: string }> {
  const { buyer, checkout } = await shop.readyBuyer(['composite']);
  await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
  for (const step of ['confirm', 'pick', 'pack', 'ship', 'deliver']) {
    await command('order', checkout.id, step);
  }
  const { body } = await shop.post(buyer, path, { rating: 5, comment: 'Держит форму' });
  return { buyer, id: body.id };
}

async function send(as: string, bytes?: Uint8Array<ArrayBuffer>, key?: string) {
  const form = new FormData();
  form.set('photo', new File([bytes ?? new Uint8Array(await makePhoto())], 'фото.jpg'));
  return shop.post(as, `${path}/photos`, form, key);
}
const remove = (as: string, id: string) =>
  shop.request('DELETE', `/api/v1${path}/photos/${id}`, { as });
const statusOf = async (url: string) => (await shop.request('GET', url)).status;
const numberOf = async (id: string) => (await command('feedback', id)).split(' ')[0] ?? '';
const publish = async (id: string) => command('feedback', await numberOf(id), 'publish');

describe('photos of a review', () => {
  it('are seen by the author and staff until the review is published, then by everybody', async () => {
    const { buyer, id } = await write();
    const { status, body } = await send(buyer);
    expect(status).toBe(201);
    expect(body).toMatchObject({ id, status: 'Moderation', editedAt: null });
    const [photo] = body.photos;
    expect(photo).toMatchObject({ width: 640, height: 480, size: expect.any(Number) });
    for (const url of [photo.url, photo.thumbnailURL]) {
      expect(await statusOf(url)).toBe(200);
      expect(await statusOf(url.split('?')[0])).toBe(404);
      expect(await statusOf(`${url}x`)).toBe(404);
    }
    // A link to one photo opens no other.
    const [, query] = photo.url.split('?');
    const { body: two } = await send(buyer);
    expect(two.photos).toHaveLength(2);
    expect(await statusOf(`/feedback-photos/${two.photos[1].id}.webp?${query}`)).toBe(404);

    const shown = await command('feedback', id);
    const links = [...shown.matchAll(/фото: https:\/\/shop\.test(\S+)/g)].map(([, link]) => link);
    expect(links).toHaveLength(2);
    expect(await statusOf(links[0] ?? '')).toBe(200);
    expect(await command('feedback', 'list')).toContain('фото: https://shop.test');

    await publish(id);
    const { body: list } = await shop.request('GET', `/api/v1${path}?pageSize=100`);
    const published = list.items.find((item: { id: string }) => item.id === id);
    expect(published.photos.map(({ url }: { url: string }) => url)).toEqual(
      two.photos.map(({ id: number }: { id: string }) => `/feedback-photos/${number}.webp`),
    );
    const response = await shop.request('GET', published.photos[0].thumbnailURL);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');

    await command('feedback', id, 'reject', 'Лишнее');
    expect(await statusOf(published.photos[0].url)).toBe(404);
  });

  it('links expire after ten minutes', async () => {
    const { buyer } = await write();
    const { body } = await send(buyer);
    const [{ url }] = body.photos;
    expect(await statusOf(url)).toBe(200);
    shop.clock.now = new Date(shop.clock.now.getTime() + 10 * 60_000);
    expect(await statusOf(url)).toBe(404);
    const { body: again } = await shop.get(buyer, path);
    expect(await statusOf(again.ownFeedback.photos[0].url)).toBe(200);
  });

  it('are moderated again when one is added, not when one is deleted', async () => {
    const { buyer, id } = await write();
    const read = await numberOf(id);
    await send(buyer);
    await expect(command('feedback', read, 'publish')).rejects.toMatchObject({
      reason: 'VersionConflict',
    });
    await publish(id);
    const { body: more } = await send(buyer);
    expect(more).toMatchObject({ status: 'Moderation', editedAt: expect.any(String) });
    expect(more.photos).toHaveLength(2);
    await publish(id);
    const { body: less } = await remove(buyer, more.photos[0].id);
    expect(less).toMatchObject({ status: 'Published', photos: [{ id: more.photos[1].id }] });
    expect(await statusOf(`/feedback-photos/${more.photos[0].id}.webp`)).toBe(404);
  });

  it('belong to the review of their author, five at most', async () => {
    const { buyer } = await write();
    const stranger = await write();
    expect((await send('nobody')).status).toBe(404);
    const { body } = await send(buyer);
    for (const id of [body.photos[0].id, 'x', '9'.repeat(40)]) {
      expect((await remove(stranger.buyer, id)).status).toBe(404);
    }
    for (const _ of [2, 3, 4, 5]) expect((await send(buyer)).status).toBe(201);
    const sixth = await send(buyer);
    expect([sixth.status, sixth.body.reason]).toEqual([409, 'NotAllowed']);
    const wrong = await send(stranger.buyer, new TextEncoder().encode('<svg/>'));
    expect([wrong.status, wrong.body.reason]).toEqual([422, 'FileTypeNotAllowed']);
    expect((await shop.get(stranger.buyer, path)).body.ownFeedback.photos).toEqual([]);
  });

  it('a repeated call adds one', async () => {
    const { buyer } = await write();
    const bytes = new Uint8Array(await makePhoto());
    const key = randomUUID();
    const one = await send(buyer, bytes, key);
    const two = await send(buyer, bytes, key);
    expect([one.status, two.status, two.body.photos.length]).toEqual([201, 201, 1]);
    expect((await shop.get(buyer, path)).body.ownFeedback.photos).toHaveLength(1);
  });

  it('are deleted with the review', async () => {
    const { buyer, id } = await write();
    await send(buyer);
    const rows = () =>
      shop.db
        .select({ id: productFeedbackPhotos.id })
        .from(productFeedbackPhotos)
        .where(eq(productFeedbackPhotos.feedbackID, Number(id)));
    expect(await rows()).toHaveLength(1);
    await shop.request('DELETE', `/api/v1${path}`, { as: buyer });
    expect(await rows()).toEqual([]);
    const own = eq(productFeedback.userID, buyer);
    expect(await shop.db.select().from(productFeedback).where(own)).toEqual([]);
  });
});
