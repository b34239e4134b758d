import { readCatalogVersion } from './catalog-version.ts';
import type { Database } from './connection.ts';

export interface CacheOptions {
  /** Maximum number of entries; the least recently used is evicted first. */
  readonly size: number;
  /** Milliseconds an entry is fresh; `Infinity` when only an import changes it. */
  readonly lifetime: number;
  /**
   * Milliseconds after that in which the stale entry is returned while it is revalidated; 0 for
   * none. An entry of an older catalog version is never returned.
   */
  readonly stale?: number;
}

interface Entry<T> {
  readonly version: string;
  /** A revalidation is running. */
  renewing: boolean;
  until: number;
  value: Promise<T>;
}

export type VersionedCache<T> = (
  db: Database,
  key: string,
  load: (version: string) => Promise<T>,
) => Promise<T>;

/**
 * Caches data that depends on the catalog, by its version: after an import every process reloads.
 * Simultaneous callers with the same key share one load; a failed load is not cached. Each database
 * has its own cache.
 */
export function createVersionedCache<T>(options: CacheOptions): VersionedCache<T> {
  const { size, lifetime, stale = 0 } = options;
  const caches = new WeakMap<Database, Map<string, Entry<T>>>();

  /** Revalidates an entry, which stays usable meanwhile; after a failure the next call retries. */
  const renew = (entry: Entry<T>, load: () => Promise<T>) => {
    entry.renewing = true;
    load()
      .then((value) => {
        entry.value = Promise.resolve(value);
        entry.until = performance.now() + lifetime;
      })
      .catch(() => {})
      .finally(() => {
        entry.renewing = false;
      });
  };

  return async (db, key, load) => {
    const version = await readCatalogVersion(db);
    const entries = caches.get(db) ?? new Map<string, Entry<T>>();
    caches.set(db, entries);
    const cached = entries.get(key);
    entries.delete(key);
    const now = performance.now();
    if (cached !== undefined && cached.version === version && now < cached.until + stale) {
      entries.set(key, cached);
      if (now >= cached.until && !cached.renewing) renew(cached, () => load(version));
      return cached.value;
    }
    const entry = { version, renewing: false, until: now + lifetime, value: load(version) };
    entries.set(key, entry);
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    const [oldest] = entries.keys();
    if (entries.size > size && oldest !== undefined) entries.delete(oldest);
    return entry.value;
  };
}
