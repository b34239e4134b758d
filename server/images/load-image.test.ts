import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeService, startFakeService } from '#tests/support/fakes/fake-service.ts';
import { ImageError } from './image-error.ts';
import { loadImage, MAX_IMAGE_BYTES } from './load-image.ts';

let site: FakeService;

beforeEach(async () => {
  site = await startFakeService();
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await site.close();
});

/** What became of an image of the site, or of a full URL. */
async function outcome(path: string, { isPrivate = true, timeoutMs = 5000 } = {}) {
  const url = new URL(path, site.url).href;
  const privateOrigins = isPrivate ? [site.url] : [];
  try {
    return (await loadImage(url, { privateOrigins, timeoutMs })).toString();
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    return { message: error.message, isFinal: error.isFinal };
  }
}

const notPublic = { message: 'адрес не публичный', isFinal: true };

/** Lets a public name resolve to an address of this machine, as an attacker's server may. */
function resolveTo(address: string) {
  const resolve = vi.spyOn(dns, 'lookup');
  resolve.mockImplementation(((_name: string, options: dns.LookupAllOptions, done: unknown) => {
    const found = [{ address, family: 4 }];
    const callback = done as (...results: unknown[]) => void;
    if (options.all) callback(null, found);
    else callback(null, address, 4);
  }) as typeof dns.lookup);
  syncBuiltinESMExports();
  return resolve;
}

describe('an image of another site', () => {
  it('is loaded as it is, without identifying the shop', async () => {
    site.responses((response) => response.end('image'));
    expect(await outcome('/a.jpg')).toBe('image');
    const [request] = site.requests;
    expect(request?.headers).not.toHaveProperty('cookie');
    expect(request?.headers).not.toHaveProperty('referer');
    expect(request?.headers['accept-encoding']).toBe('identity');
  });

  it('is found where redirects lead, up to three', async () => {
    site.responses((response, { url = '' }) => {
      const left = Number(url.slice(1));
      if (left > 0) response.writeHead(302, { Location: `/${left - 1}` }).end();
      else response.end('image');
    });
    expect(await outcome('/3')).toBe('image');
    expect(await outcome('/4')).toEqual({ message: 'больше 3 перенаправлений', isFinal: true });
  });

  it.each([
    [404, true],
    [403, true],
    [410, true],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
  ])('is retried after %d only where that may help', async (status, isFinal) => {
    site.responses((response) => response.writeHead(status).end('image'));
    expect(await outcome('/a.jpg')).toEqual({ message: `сайт ответил ${status}`, isFinal });
  });

  it('is aborted when it is too large, whether its length is announced or not', async () => {
    const tooLarge = { message: 'файл больше 10 МБ', isFinal: true };
    let sent = 0;
    site.responses((response, { url }) => {
      if (url === '/announced') {
        response.writeHead(200, { 'Content-Length': MAX_IMAGE_BYTES + 1 });
        response.flushHeaders();
        return;
      }
      const chunk = Buffer.alloc(1024 * 1024);
      const send = () => {
        while (!response.destroyed && sent < 200 * chunk.length) {
          sent += chunk.length;
          if (!response.write(chunk)) return;
        }
      };
      response.on('drain', send);
      send();
    });
    expect(await outcome('/announced')).toEqual(tooLarge);
    expect(await outcome('/endless')).toEqual(tooLarge);
    expect(sent).toBeLessThan(40 * 1024 * 1024);
  });

  it('is retried later when the site is silent, slow or gone', async () => {
    const late = { message: 'сайт не ответил вовремя', isFinal: false };
    site.responses((response, { url }) => {
      if (url === '/slow') response.write('a');
      if (url === '/cut') response.writeHead(200, { 'Content-Length': 10 }).write('a');
      if (url === '/cut') setImmediate(() => response.destroy());
    });
    expect(await outcome('/silent', { timeoutMs: 100 })).toEqual(late);
    expect(await outcome('/slow', { timeoutMs: 100 })).toEqual(late);
    expect(await outcome('/cut')).toMatchObject({ isFinal: false });
    const { url } = site;
    await site.close();
    expect(await outcome(`${url}/a.jpg`)).toEqual({
      message: 'сайт недоступен (ECONNREFUSED)',
      isFinal: false,
    });
    site = await startFakeService();
  });
});

describe('an image in a private network', () => {
  it.each([
    'http://127.0.0.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:169.254.169.254]/latest/meta-data',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/a.jpg',
    'https://localhost/a.jpg',
    'http://metadata.google.internal/a.jpg',
    'https://shop.example.ru:9200/_search',
    'http://user:secret@shop.example.ru/a.jpg',
    'file:///etc/passwd',
  ])('is not requested at %s', async (url) => {
    expect(await outcome(url)).toEqual(notPublic);
  });

  it('is not requested without its origin in the settings', async () => {
    expect(await outcome('/a.jpg', { isPrivate: false })).toEqual(notPublic);
    expect(site.requests).toEqual([]);
  });

  it.each(['http://127.0.0.1:1/', 'http://169.254.169.254/', 'http://localhost/'])(
    'is not requested when a redirect leads to %s',
    async (location) => {
      site.responses((response) => response.writeHead(302, { Location: location }).end());
      expect(await outcome('/a.jpg')).toEqual(notPublic);
      expect(site.requests).toHaveLength(1);
    },
  );

  it('is not requested when a public name resolves to it, which the connection itself looks up', async () => {
    const resolve = resolveTo('127.0.0.1');
    expect(await outcome('http://images.example.ru/a.jpg')).toEqual(notPublic);
    expect(await outcome('https://images.example.ru/a.jpg')).toEqual(notPublic);
    // Once for each connection: nothing is looked up before, to be looked up again differently.
    expect(resolve).toHaveBeenCalledTimes(2);
    site.responses((response) =>
      response.writeHead(302, { Location: 'http://images.example.ru/' }).end(),
    );
    expect(await outcome('/a.jpg')).toEqual(notPublic);
  });
});
