import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productFeedback, productFeedbackPhotos } from '#server/db/schema/catalog.ts';
import { storedImageObjects, storedObjects } from '#server/db/schema/files.ts';
import { importedImageFiles, importedImages } from '#server/db/schema/images.ts';
import { supportFiles, supportTickets } from '#server/db/schema/support.ts';
import { imageKey } from '#server/images/image-address.ts';
import type { FileStorage } from '#server/integrations/file-storage.ts';
import { createS3Storage } from '#server/integrations/s3/s3-storage.ts';
import { type FakeS3, startFakeS3 } from '#tests/support/fakes/s3.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { deleteUnowned } from './delete-unowned.ts';
import { moveFiles } from './move-files.ts';

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3]);
const NOW = new Date('2026-03-12T09:00:00.000Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let s3: FakeS3;
let storage: FileStorage;
let shop: TestShop;
let userID: string;

/** Each test has a storage of its own, without the failures that another one has counted. */
const current: FileStorage = {
  put: (...call) => storage.put(...call),
  read: (key) => storage.read(key),
  delete: (key) => storage.delete(key),
};

beforeAll(async () => {
  shop = await startTestShop({ services: { files: current } });
});
beforeEach(async () => {
  s3 = await startFakeS3();
  storage = createS3Storage(s3);
  userID = `u-${randomUUID()}`;
});
afterEach(async () => {
  await shop.db.delete(supportTickets);
  await shop.db.delete(productFeedback);
  await shop.db.delete(storedObjects);
  await shop.db.delete(importedImages);
  await shop.db.delete(storedImageObjects);
  await s3.close();
});
afterAll(() => shop.close());

const move = (withImages = false) => moveFiles({ db: shop.db, storage, now: NOW, withImages });

/** A ticket with a file; the ticket and the link of its file. */
async function sendFile(): Promise<{ ticket: string; link: string }> {
  const { body } = await shop.post(userID, '/support/tickets/general', { comment: 'Фото' });
  const form = new FormData();
  form.set('text', 'Вот');
  form.append('files', new File([jpeg], 'Коробка.jpg'));
  const { body: thread } = await shop.post(userID, `/support/tickets/${body.id}/messages`, form);
  return { ticket: body.id, link: thread.messages[1].files[0].url };
}

async function download(link: string): Promise<{ status: number; bytes: Uint8Array }> {
  const response = await shop.fetch(new Request(new URL(link, 'http://localhost:3000')));
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const contents = async () =>
  (await shop.db.select({ content: supportFiles.content }).from(supportFiles)).map(
    ({ content }) => content && new Uint8Array(content),
  );

describe('files of tickets', () => {
  it('move to the storage, and are served by the same links', async () => {
    const { link } = await sendFile();
    expect(await download(link)).toEqual({ status: 200, bytes: jpeg });
    expect(await move()).toBe(1);
    expect(await contents()).toEqual([null]);
    expect([...s3.objects.values()]).toEqual([
      { content: Buffer.from(jpeg), mediaType: 'image/jpeg' },
    ]);
    expect(await download(link)).toEqual({ status: 200, bytes: jpeg });
    expect((await download(link.replace('signature=', 'signature=x'))).status).toBe(404);
    expect(await move()).toBe(0);
  });

  it('stay in the database while the storage fails, and need no second object', async () => {
    const { link } = await sendFile();
    s3.fail('Dropped', 2);
    await expect(move()).rejects.toThrow('got no response');
    expect(await contents()).toEqual([jpeg]);
    expect(await download(link)).toEqual({ status: 200, bytes: jpeg });
    // It was stored, and nobody knew.
    s3.fail('Lost', 2);
    await expect(move()).rejects.toThrow('got no response');
    expect(await move()).toBe(1);
    expect(s3.objects.size).toBe(1);
  });

  it('are moved once by two processes', async () => {
    const { link } = await sendFile();
    await Promise.all([move(), move()]);
    expect(s3.objects.size).toBe(1);
    expect(await download(link)).toEqual({ status: 200, bytes: jpeg });
  });

  it('are an error, and not a shorter file, while the storage does not respond', async () => {
    const { link } = await sendFile();
    await move();
    s3.fail('SlowDown', 2);
    expect((await download(link)).status).toBe(503);
    expect(await download(link)).toEqual({ status: 200, bytes: jpeg });
    s3.objects.clear();
    expect((await download(link)).status).toBe(500);
  });

  it('are deleted from the storage after their ticket', async () => {
    const { ticket } = await sendFile();
    await sendFile();
    await move();
    await shop.db.delete(supportTickets).where(eq(supportTickets.id, ticket));
    // Somebody may be storing it just now.
    expect(await deleteUnowned(shop.db, storage, inMinutes(10))).toBe(0);
    s3.fail('Dropped', 2);
    await expect(deleteUnowned(shop.db, storage, inMinutes(11))).rejects.toThrow();
    expect(await deleteUnowned(shop.db, storage, inMinutes(11))).toBe(1);
    expect(await deleteUnowned(shop.db, storage, inMinutes(11))).toBe(0);
    expect(s3.objects.size).toBe(1);
    expect(await shop.db.select().from(storedObjects)).toHaveLength(1);
  });
});

describe('photos of reviews', () => {
  it('move to the storage, without their thumbnails', async () => {
    await shop.get(userID, '/profile');
    const at = { createdAt: NOW };
    const [review] = await shop.db
      .insert(productFeedback)
      .values({
        productID: 'gloves',
        userID,
        authorName: 'Анна',
        rating: 5,
        comment: 'Да',
        status: 'Published',
        ...at,
      })
      .returning();
    const bytes = { content: Uint8Array.of(1, 2), thumbnail: Uint8Array.of(3) };
    const [photo] = await shop.db
      .insert(productFeedbackPhotos)
      .values({ feedbackID: review?.id ?? 0, width: 1, height: 1, size: 2, ...bytes, ...at })
      .returning();
    expect(await move()).toBe(1);
    expect([...s3.objects]).toEqual([
      [
        expect.stringMatching(/^review-photos\/[0-9a-f-]{36}$/),
        { content: Buffer.from([1, 2]), mediaType: 'image/webp' },
      ],
    ]);
    const url = `/feedback-photos/${photo?.id}`;
    expect(await download(`${url}.webp`)).toEqual({ status: 200, bytes: Uint8Array.of(1, 2) });
    expect(await download(`${url}-small.webp`)).toEqual({ status: 200, bytes: Uint8Array.of(3) });
    await shop.db.delete(productFeedback);
    expect(await deleteUnowned(shop.db, storage, inMinutes(11))).toBe(1);
    expect(s3.objects.size).toBe(0);
  });
});

describe('images of the catalog', () => {
  const key = imageKey('https://site.example.ru/photo.jpg');

  async function load(): Promise<void> {
    const row = { key, sourceURL: 'https://site.example.ru', requestedAt: NOW, neededAt: NOW };
    await shop.db.insert(importedImages).values({ ...row, storedAt: NOW });
    await shop.db.insert(importedImageFiles).values([
      { key, format: 'webp', side: 160, content: Uint8Array.of(1, 6, 0) },
      { key, format: 'webp', side: 640, content: Uint8Array.of(6, 4, 0) },
      { key, format: 'avif', side: 640, content: Uint8Array.of(9) },
    ]);
  }

  it('move to the storage when the settings say so, and are served by the same URLs', async () => {
    await load();
    expect(await move()).toBe(0);
    expect(await move(true)).toBe(3);
    expect(await move(true)).toBe(0);
    const stored = [...s3.objects].map(([name, { content, mediaType }]) => [
      name.replace(/[0-9a-f-]{36}$/, ''),
      mediaType,
      [...content],
    ]);
    expect(stored).toHaveLength(3);
    expect(stored).toContainEqual(['catalog-images/', 'image/avif', [9]]);
    expect(await download(`/images/${key}?side=160`)).toEqual({
      status: 200,
      bytes: Uint8Array.of(1, 6, 0),
    });
    expect((await download(`/images/${key}?side=640`)).bytes).toEqual(Uint8Array.of(6, 4, 0));
  });

  it('are moved once by two processes, and all of more than a batch in one run', async () => {
    await load();
    const others = Array.from({ length: 120 }, (_, index) => imageKey(`https://a.ru/${index}`));
    const row = { sourceURL: 'https://a.ru', requestedAt: NOW, neededAt: NOW, storedAt: NOW };
    await shop.db.insert(importedImages).values(others.map((one) => ({ ...row, key: one })));
    await shop.db
      .insert(importedImageFiles)
      .values(
        others.map((one) => ({ key: one, format: 'webp' as const, side: 160, content: jpeg })),
      );
    await Promise.all([move(true), move(true)]);
    expect(s3.objects.size).toBe(123);
    expect(await move(true)).toBe(0);
  });

  it('are a placeholder, and no broken image, while the storage does not respond', async () => {
    await load();
    s3.fail('Dropped', 8);
    await expect(move(true)).rejects.toThrow('got no response');
    storage = createS3Storage(s3);
    s3.fail('Dropped', 0);
    await move(true);
    s3.fail('SlowDown', 2);
    const url = `http://localhost:3000/images/${key}`;
    const response = await shop.fetch(new Request(url));
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await download(`/images/${key}`)).bytes).toEqual(Uint8Array.of(6, 4, 0));
  });

  it('are deleted from the storage after their image', async () => {
    await load();
    await move(true);
    await shop.db.delete(importedImages);
    expect(await deleteUnowned(shop.db, storage, inMinutes(10))).toBe(0);
    expect(await deleteUnowned(shop.db, storage, inMinutes(11))).toBe(3);
    expect(s3.objects.size).toBe(0);
    expect(await shop.db.select().from(storedImageObjects)).toEqual([]);
  });
});
