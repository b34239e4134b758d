import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogImports } from '#server/db/schema/catalog.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import type { OpenDatabase } from './connection.ts';
import { createVersionedCache } from './versioned-cache.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The clock of the cache; a version read is reused for a second. */
let clock = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => vi.restoreAllMocks());

describe('createVersionedCache', () => {
  it('loads once, also for simultaneous callers, until the lifetime is over', async () => {
    const cached = createVersionedCache<number>({ size: 10, lifetime: 500 });
    const load = vi.fn(async () => 1);
    await Promise.all([cached(database.db, 'a', load), cached(database.db, 'a', load)]);
    await cached(database.db, 'a', load);
    expect(load).toHaveBeenCalledTimes(1);
    clock += 501;
    await cached(database.db, 'a', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('returns the stale value at once while one revalidation runs', async () => {
    const cached = createVersionedCache<number>({ size: 10, lifetime: 500, stale: 1000 });
    let made = 0;
    let arrive = () => {};
    const load = vi.fn(() => {
      made += 1;
      const value = made;
      return new Promise<number>((resolve) => {
        arrive = () => resolve(value);
      });
    });
    const first = cached(database.db, 'a', load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    arrive();
    expect(await first).toBe(1);
    clock += 501;
    expect(await cached(database.db, 'a', load)).toBe(1);
    expect(await cached(database.db, 'a', load)).toBe(1);
    expect(load).toHaveBeenCalledTimes(2);
    arrive();
    await vi.waitFor(async () => expect(await cached(database.db, 'a', load)).toBe(2));
    clock += 1501;
    const late = cached(database.db, 'a', load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3));
    arrive();
    expect(await late).toBe(3);
  });

  it('keeps the stale value when revalidation fails, and retries', async () => {
    const cached = createVersionedCache<number>({ size: 10, lifetime: 500, stale: 1000 });
    expect(await cached(database.db, 'a', async () => 1)).toBe(1);
    clock += 501;
    const fail = vi.fn(async () => Promise.reject(new Error('no database')));
    expect(await cached(database.db, 'a', fail)).toBe(1);
    await vi.waitFor(async () => {
      expect(await cached(database.db, 'a', fail)).toBe(1);
      expect(fail.mock.calls.length).toBeGreaterThan(1);
    });
  });

  it('reloads after an import, even by another process', async () => {
    const cached = createVersionedCache<string>({ size: 10, lifetime: Number.POSITIVE_INFINITY });
    const load = async (version: string) => version;
    const before = await cached(database.db, 'a', load);
    await database.db.insert(catalogImports).values({ source: 'x', finishedAt: new Date() });
    clock += 1001;
    expect(await cached(database.db, 'a', load)).not.toBe(before);
    const current = await cached(database.db, 'a', load);
    await database.db.insert(catalogImports).values({ source: 'unfinished' });
    clock += 1001;
    expect(await cached(database.db, 'a', load)).toBe(current);
  });

  it('does not cache failures', async () => {
    const cached = createVersionedCache<number>({ size: 10, lifetime: 500 });
    const fail = () => Promise.reject(new Error('no'));
    await expect(cached(database.db, 'a', fail)).rejects.toThrow('no');
    expect(await cached(database.db, 'a', async () => 2)).toBe(2);
  });

  it('evicts the least recently used entry', async () => {
    const cached = createVersionedCache<string>({ size: 2, lifetime: 500 });
    const load = vi.fn(async () => 'x');
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cached(database.db, key, load);
    expect(load).toHaveBeenCalledTimes(4);
  });
});
