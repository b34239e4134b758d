import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/connection.ts';
import { importedImageFiles, importedImages } from '#server/db/schema/images.ts';
import { type FakeService, startFakeService } from '#tests/support/fakes/fake-service.ts';
import { makePhoto } from '#tests/support/records/photos.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { imageKey } from './image-address.ts';
import { loadWaiting, MAX_IMAGE_ATTEMPTS } from './load-waiting.ts';

const START = new Date('2026-03-14T09:00:00.000Z');
const inMinutes = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
let database: OpenDatabase;
let site: FakeService;
let photo: Buffer;
let warned: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  photo = await makePhoto({ width: 100, height: 100 });
});
beforeEach(async () => {
  await database.db.delete(importedImages);
  warned = [];
  await site?.close();
  site = await startFakeService();
  site.responses((response) => response.end(photo));
});
afterAll(async () => {
  await site.close();
  await database.close();
});

/** Lets images wait, as an import does. @returns their keys */
async function request(...paths: string[]): Promise<string[]> {
  const rows = paths.map((path) => ({
    key: imageKey(`${site.url}${path}`),
    sourceURL: `${site.url}${path}`,
    nextAttemptAt: START,
    requestedAt: START,
    neededAt: START,
  }));
  await database.db.insert(importedImages).values(rows);
  return rows.map(({ key }) => key);
}

function load(now: Date): Promise<number> {
  const logger = {
    info: () => undefined,
    warn: (details: { url: string }) => warned.push(details.url),
  };
  const privateOrigins = [site.url];
  return loadWaiting({ db: database.db, logger, privateOrigins, now, timeoutMs: 2000 });
}

async function imageOf(key = '') {
  const [image] = await database.db
    .select()
    .from(importedImages)
    .where(eq(importedImages.key, key));
  return image;
}

const files = () =>
  database.db
    .select({ key: importedImageFiles.key, format: importedImageFiles.format })
    .from(importedImageFiles)
    .orderBy(asc(importedImageFiles.key), asc(importedImageFiles.format));

describe('waiting images', () => {
  it('are loaded once and stored in both formats', async () => {
    const [key] = await request('/a.jpg');
    expect(await load(START)).toBe(1);
    expect(await imageOf(key)).toMatchObject({
      storedAt: START,
      nextAttemptAt: null,
      failure: null,
    });
    expect(await files()).toEqual([
      { key, format: 'avif' },
      { key, format: 'webp' },
    ]);
    expect(await load(inMinutes(10_000))).toBe(0);
    expect(site.requests).toHaveLength(1);
  });

  it('are shared by processes: none is loaded twice', async () => {
    const keys = await request(...Array.from({ length: 10 }, (_, index) => `/${index}.jpg`));
    await Promise.all([load(START), load(START), load(START)]);
    const urls = site.requests.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toHaveLength(keys.length);
  });

  it('are retried later and later while their site is down, and in the end no more', async () => {
    const [key] = await request('/a.jpg');
    site.responses((response) => response.writeHead(503).end());
    let minutes = 0;
    for (let pause = 5; await load(inMinutes(minutes)); pause *= 2) {
      expect(await load(inMinutes(minutes + pause - 0.1))).toBe(0);
      minutes += pause;
    }
    expect(site.requests).toHaveLength(MAX_IMAGE_ATTEMPTS);
    expect(await imageOf(key)).toMatchObject({
      nextAttemptAt: null,
      storedAt: null,
      failure: 'сайт ответил 503',
    });
    expect(warned).toEqual([`${site.url}/a.jpg`]);
  });

  it('do not wait for a process whose clock was a day ahead', async () => {
    const [key] = await request('/a.jpg');
    const respond = site.responses;
    respond((response) => response.writeHead(503).end());
    await load(inMinutes(24 * 60));
    respond((response) => response.writeHead(404).end());
    expect(await load(START)).toBe(1);
    expect(await imageOf(key)).toMatchObject({ failure: 'сайт ответил 404' });
  });

  it('are not retried when another attempt cannot help', async () => {
    site.responses((response, { url }) => {
      if (url === '/gone.jpg') response.writeHead(404).end();
      else response.end(url === '/page.jpg' ? '<!doctype html>' : photo);
    });
    const [gone, page, fine] = await request('/gone.jpg', '/page.jpg', '/fine.jpg');
    expect(await load(START)).toBe(3);
    expect(await imageOf(gone)).toMatchObject({ nextAttemptAt: null, failure: 'сайт ответил 404' });
    expect(await imageOf(page)).toMatchObject({
      nextAttemptAt: null,
      failure: 'это не JPEG, PNG, WebP или GIF',
    });
    expect(await imageOf(fine)).toMatchObject({ storedAt: START });
    expect(warned.toSorted()).toEqual([`${site.url}/gone.jpg`, `${site.url}/page.jpg`]);
  });

  it('are tried by another process when one ends, unless each one ends with them', async () => {
    const [key = ''] = await request('/a.jpg');
    const lease = { attempts: 1, nextAttemptAt: inMinutes(5) };
    await database.db.update(importedImages).set(lease).where(eq(importedImages.key, key));
    expect(await load(inMinutes(4))).toBe(0);
    expect(await load(inMinutes(5))).toBe(1);
    expect(await imageOf(key)).toMatchObject({ storedAt: inMinutes(5) });

    const [poison = ''] = await request('/b.jpg');
    const last = { attempts: MAX_IMAGE_ATTEMPTS, nextAttemptAt: inMinutes(5) };
    await database.db.update(importedImages).set(last).where(eq(importedImages.key, poison));
    expect(await load(inMinutes(5))).toBe(1);
    expect(await imageOf(poison)).toMatchObject({
      nextAttemptAt: null,
      failure: 'загрузка каждый раз обрывалась',
    });
    expect(site.requests.map(({ url }) => url)).toEqual(['/a.jpg']);
  });
});
