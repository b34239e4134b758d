import { LRUCache } from 'lru-cache';

/** Queries whose suggestions are cached. */
const SIZE = 2000;
/** Milliseconds; registers change once a day. */
const LIFETIME_MS = 10 * 60_000;

type Suggest<T> = (query: string, limit: number) => Promise<T[]>;

/**
 * The same function with the suggestions of recent queries cached: many users type the same beginnings,
 * and each call counts towards a limit. Simultaneous calls share one; a failed one is not cached.
 */
export function cacheSuggestions<T>(suggest: Suggest<T>): Suggest<T> {
  const cache = new LRUCache<string, Promise<T[]>>({ max: SIZE, ttl: LIFETIME_MS });
  return (query, limit) => {
    const text = query.toLowerCase().replace(/\s+/g, ' ').trim();
    const key = `${limit} ${text}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const loading = suggest(text, limit);
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    return loading;
  };
}
