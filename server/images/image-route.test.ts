import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importedImageFiles, importedImages } from '#server/db/schema/images.ts';
import { decodeAnyImage } from '#tests/support/records/any-image.ts';
import { makePhoto } from '#tests/support/records/photos.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { encodeImage } from './encode-image.ts';
import { imageKey } from './image-address.ts';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const [large = '', small = '', waiting = '', failed = ''] = ['1', '2', '3', '4'].map((name) =>
  imageKey(`https://site.example.ru/${name}.jpg`),
);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const row = { sourceURL: 'https://site.example.ru', requestedAt: NOW, neededAt: NOW };
  await server.db.insert(importedImages).values([
    { ...row, key: large, storedAt: NOW },
    { ...row, key: small, storedAt: NOW },
    { ...row, key: waiting, nextAttemptAt: NOW },
    { ...row, key: failed, failure: 'сайт ответил 404' },
  ]);
  for (const [key, width] of [
    [large, 2000],
    [small, 100],
  ] as const) {
    const files = await encodeImage(await makePhoto({ width, height: width }));
    await server.db.insert(importedImageFiles).values(files.map((file) => ({ key, ...file })));
  }
});
afterAll(() => server.close());

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await server.fetch(new Request(`http://localhost:3000${path}`, { headers }));
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, type: response.headers.get('content-type') };
}

async function widthOf(path: string, headers: Record<string, string> = {}) {
  return (await decodeAnyImage((await open(path, headers)).bytes)).metadata.width;
}

const chrome = { Accept: 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8' };

describe('/images/…', () => {
  it('serves AVIF to those who accept it, WebP to others, to be cached for a year', async () => {
    const modern = await open(`/images/${large}`, chrome);
    expect([modern.response.status, modern.type]).toEqual([200, 'image/avif']);
    expect((await decodeAnyImage(modern.bytes)).metadata.format).toBe('heif');
    const { type, bytes, response } = await open(`/images/${large}`, { Accept: '*/*' });
    expect(type).toBe('image/webp');
    expect((await decodeAnyImage(bytes)).metadata.format).toBe('webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toContain('Accept, Sec-CH-Width');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = response.headers.get('etag') ?? '';
    const again = await open(`/images/${large}`, { 'If-None-Match': etag });
    expect([again.response.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('serves the size that fits: of the URL, else of the width hint, else of a card', async () => {
    expect(await widthOf(`/images/${large}`)).toBe(640);
    expect(await widthOf(`/images/${large}?side=1280`)).toBe(1280);
    expect(await widthOf(`/images/${large}?side=9999`)).toBe(1280);
    expect(await widthOf(`/images/${large}?side=161`)).toBe(320);
    expect(await widthOf(`/images/${large}`, { 'Sec-CH-Width': '62' })).toBe(160);
    expect(await widthOf(`/images/${large}?side=x`, { 'Sec-CH-Width': '62' })).toBe(640);
    expect(await widthOf(`/images/${small}?side=1280`)).toBe(100);
  });

  it.each([
    ['waits', waiting],
    ['cannot be loaded', failed],
  ])('serves a placeholder for an image that %s, to be requested again', async (_state, key) => {
    const { response, bytes, type } = await open(`/images/${key}?side=160`, chrome);
    expect([response.status, type]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(bytes.toString()).toMatch(/^<svg [^>]*width="600"/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('has no other images', async () => {
    expect((await open(`/images/${imageKey('x')}`)).response.status).toBe(404);
    expect((await open('/images/..%2f..%2fetc%2fpasswd')).response.status).not.toBe(200);
  });
});
