import { useSyncExternalStore } from 'react';
import {
  readStored,
  removeStored,
  subscribeStored,
  writeStored,
} from '#src/browser/storage/storage.ts';

const RECENT_LIMIT = 8;

const none: readonly string[] = [];

/** The list with `query` in front; queries that differ only in case are the same. */
export function withRecentQuery(list: readonly string[], query: string): readonly string[] {
  const text = query.trim().replace(/\s+/g, ' ');
  if (text === '') return list;
  const same = text.toLocaleLowerCase('ru');
  return [text, ...list.filter((item) => item.toLocaleLowerCase('ru') !== same)].slice(
    0,
    RECENT_LIMIT,
  );
}

/** Puts a query first among the recent ones. */
export function storeQuery(query: string): void {
  writeStored('recentSearches', [...withRecentQuery(readRecent(), query)]);
}

/** Deletes the recent queries. */
export function forgetAllQueries(): void {
  removeStored('recentSearches');
}

function readRecent(): readonly string[] {
  return readStored('recentSearches') ?? none;
}

const subscribe = (listener: () => void) => subscribeStored('recentSearches', listener);
const empty = () => none;

/** The user's last search queries, newest first. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, readRecent, empty);
}
