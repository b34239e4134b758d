import type { Database } from '#server/db/connection.ts';
import { readCatalogueVersion } from './catalogue-version.ts';

export interface CacheOptions {
  /** Entries kept; the one unused longest goes first. */
  readonly size: number;
  /** Milliseconds an entry may be used; `Infinity` when only an import changes it. */
  readonly lifetime: number;
}

interface Entry<T> {
  readonly version: string;
  readonly until: number;
  readonly value: Promise<T>;
}

export type VersionedCache<T> = (
  db: Database,
  key: string,
  load: (version: string) => Promise<T>,
) => Promise<T>;

/**
 * Answers that depend on the catalogue, kept by its version: an import anywhere makes every process
 * load anew. Callers that ask for one key at once share one load; a failed load is not kept. Each
 * database has a cache of its own.
 */
export function createVersionedCache<T>({ size, lifetime }: CacheOptions): VersionedCache<T> {
  const caches = new WeakMap<Database, Map<string, Entry<T>>>();
  return async (db, key, load) => {
    const version = await readCatalogueVersion(db);
    const entries = caches.get(db) ?? new Map<string, Entry<T>>();
    caches.set(db, entries);
    const kept = entries.get(key);
    entries.delete(key);
    const fresh = kept !== undefined && kept.version === version && kept.until > performance.now();
    const entry = fresh
      ? kept
      : { version, until: performance.now() + lifetime, value: load(version) };
    entries.set(key, entry);
    if (!fresh) {
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      const [oldest] = entries.keys();
      if (entries.size > size && oldest !== undefined) entries.delete(oldest);
    }
    return entry.value;
  };
}
