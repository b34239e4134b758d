import { beforeEach, describe, expect, it } from 'vitest';
import { type Cacheable, PageCache, TooBusyError } from './page-cache.ts';

interface Page extends Cacheable {
  name: string;
}

let now: number;
let made: string[];
let cache: PageCache<Page>;

beforeEach(() => {
  now = 0;
  made = [];
  cache = new PageCache({ maxBytes: 30, freshMs: 10, staleMs: 60, maxBuilding: 2, now: () => now });
});

/** Requests a page of ten bytes whose making is counted. */
function get(address: string, version = '1', page: Partial<Page> = {}): Promise<Page> {
  return cache.get(address, version, async () => {
    made.push(`${address}@${version}`);
    return { name: `${address} ${made.length}`, bytes: 10, lasting: true, ...page };
  });
}

/** A page that is done when its maker says so. */
function slow(address: string) {
  const { promise, resolve, reject } = Promise.withResolvers<Page>();
  const got = cache.get(address, '1', () => {
    made.push(address);
    return promise;
  });
  return { got, done: () => resolve({ name: address, bytes: 10, lasting: true }), reject };
}

describe('Cached pages', () => {
  it('are rendered once for simultaneous requests', async () => {
    const first = slow('/');
    const second = slow('/');
    first.done();
    expect(await first.got).toBe(await second.got);
    expect(made).toEqual(['/']);
  });

  it('need no render while stored or being rendered, for the same version', async () => {
    expect(cache.has('/', '1')).toBe(false);
    const first = slow('/');
    expect(cache.has('/', '1')).toBe(true);
    first.done();
    await first.got;
    now = 59;
    expect(cache.has('/', '1')).toBe(true);
    expect(cache.has('/', '2')).toBe(false);
    now = 60;
    expect(cache.has('/', '1')).toBe(false);
  });

  it('are served unchanged while fresh', async () => {
    const page = await get('/');
    now = 9;
    expect(await get('/')).toBe(page);
    expect(made).toHaveLength(1);
  });

  it('are served stale while being revalidated', async () => {
    const page = await get('/');
    now = 10;
    expect(await get('/')).toBe(page);
    expect(made).toHaveLength(2);
    expect((await get('/')).name).toBe('/ 2');
  });

  it('are not served when expired', async () => {
    await get('/');
    now = 60;
    expect((await get('/')).name).toBe('/ 2');
  });

  it('of another catalog version are not served', async () => {
    await get('/', '1');
    expect((await get('/', '2')).name).toBe('/ 2');
    expect(made).toEqual(['/@1', '/@2']);
  });

  it('are evicted, the least recently used first', async () => {
    for (const address of ['/a', '/b', '/c']) await get(address);
    await get('/a');
    await get('/d');
    await get('/a');
    expect(made).toHaveLength(4);
    await get('/b');
    expect(made).toHaveLength(5);
  });

  it('are not cached when larger than the cache', async () => {
    await get('/a', '1', { bytes: 31 });
    await get('/a');
    expect(made).toHaveLength(2);
  });

  it('of unknown URLs are not cached', async () => {
    await get('/none', '1', { lasting: false });
    await get('/none');
    expect(made).toHaveLength(2);
  });

  it('survive a failed revalidation', async () => {
    const page = await get('/');
    now = 10;
    const again = await cache.get('/', '1', () => Promise.reject(new Error('down')));
    expect(again).toBe(page);
    await expect(cache.get('/x', '1', () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    );
  });

  it('are rejected when too many are being rendered', async () => {
    const running = [slow('/a'), slow('/b')];
    await expect(get('/c')).rejects.toThrow(TooBusyError);
    for (const { done } of running) done();
    await Promise.all(running.map(({ got }) => got));
    expect((await get('/c')).name).toBe('/c 3');
  });
});
