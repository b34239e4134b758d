import { readCatalogVersion } from './catalog-version.ts';
import type { Database } from './connection.ts';

export interface CacheOptions {
  /** Entries kept; the one unused longest goes first. */
  readonly size: number;
  /** Milliseconds an entry may be used; `Infinity` when only an import changes it. */
  readonly lifetime: number;
  /**
   * Milliseconds after that in which the entry is still given at once while a newer one is made; 0
   * without. An import is never waited out: what belongs to an older version is not given.
   */
  readonly stale?: number;
}

interface Entry<T> {
  readonly version: string;
  /** The newer value is being made. */
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
 * Answers that depend on the catalog, kept by its version: an import anywhere makes every process
 * load anew. Callers that request one key at once share one load; a failed load is not kept. Each
 * database has a cache of its own.
 */
export function createVersionedCache<T>(options: CacheOptions): VersionedCache<T> {
  const { size, lifetime, stale = 0 } = options;
  const caches = new WeakMap<Database, Map<string, Entry<T>>>();

  /** Keeps what is there until the newer value has come; a failure is tried again by the next caller. */
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
    const kept = entries.get(key);
    entries.delete(key);
    const now = performance.now();
    if (kept !== undefined && kept.version === version && now < kept.until + stale) {
      entries.set(key, kept);
      if (now >= kept.until && !kept.renewing) renew(kept, () => load(version));
      return kept.value;
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
