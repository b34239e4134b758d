import { LRUCache } from 'lru-cache';
import { NotLoaded } from '#server/integrations/not-loaded.ts';

/** How long a process does not read the same again, milliseconds. */
const LIFETIME_MS = 60_000;
/** The same for what could not be read, milliseconds. */
const FAILED_LIFETIME_MS = 30_000;

/** Values that are read in the middle of a transaction, where nothing can be waited for. */
export interface Memory<T> {
  /**
   * The value of a key. @throws NotLoaded when it is not there, or too old.
   * @param load never rejects because of the carrier.
   */
  get(key: string, load: () => Promise<T>): T;
  /** The same for several keys, loaded side by side. */
  getAll(entries: readonly (readonly [string, () => Promise<T>])[]): T[];
}

/**
 * @param size most keys.
 * @param isFailure which values count for half as long.
 * @param now milliseconds.
 */
export function createMemory<T extends object>(
  size: number,
  isFailure: (value: T) => boolean,
  now: () => number,
): Memory<T> {
  const values = new LRUCache<string, { value: T; until: number }>({ max: size });
  const loading = new Map<string, Promise<void>>();

  const find = (key: string): T | undefined => {
    const found = values.get(key);
    return found !== undefined && now() < found.until ? found.value : undefined;
  };
  const loadOnce = (key: string, load: () => Promise<T>): Promise<void> => {
    const running = loading.get(key);
    if (running !== undefined) return running;
    const started = load()
      .then((value) => {
        const lifetime = isFailure(value) ? FAILED_LIFETIME_MS : LIFETIME_MS;
        values.set(key, { value, until: now() + lifetime });
      })
      .finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  };
  const getAll: Memory<T>['getAll'] = (entries) => {
    const found = entries.map(([key]) => find(key));
    const missing = entries.filter((_, index) => found[index] === undefined);
    if (missing.length > 0) {
      const names = missing.map(([key]) => key).join(', ');
      throw new NotLoaded(names, async () => {
        await Promise.all(missing.map(([key, load]) => loadOnce(key, load)));
      });
    }
    return found as T[];
  };
  return {
    getAll,
    get: (key, load) => getAll([[key, load]])[0] as T,
  };
}
