import { useEffect, useRef } from 'react';
import { type FilterKey, storeFilter } from '#src/browser/storage/stored-filter.ts';

interface WithText {
  text?: string | undefined;
}

/**
 * Whether a change of a list's filter replaces the history entry: only while a text that is in the
 * URL already is typed on. Every other change gets an entry of its own, so that Back undoes it.
 */
export function replacesEntry(search: WithText, changes: WithText): boolean {
  return Boolean(search.text && changes.text);
}

/** What the URL has of a list's filter. */
interface ListSearch extends WithText {
  sort?: unknown;
  page?: number | undefined;
  /** Whether the URL had values that the list does not know. */
  invalid?: unknown;
}

/** Filters of a list, and how to change them. */
export interface FilterControl<Search> {
  search: Search;
  /** Shows the first page of the new result. */
  change: (changes: Partial<Search>) => void;
  /** Removes all filters; the sort order stays. */
  reset: () => void;
}

/**
 * Controls the filter of a list, which is in the URL and in a cookie for the next visit.
 * @param show writes the filter to the URL, into a history entry of its own or, with `replace`, the present one.
 */
export function useFilterControl<Search extends ListSearch>(
  key: FilterKey,
  search: Search,
  show: (next: Search, replace: boolean) => void,
): FilterControl<Search> {
  const shown = useRef(search);
  // Back and Forward change it, too.
  useEffect(() => {
    // A link to a list is no choice yet.
    if (shown.current === search) return;
    shown.current = search;
    storeFilter(key, search);
  }, [key, search]);
  return {
    search,
    change: (changes) =>
      show(
        { ...search, ...changes, page: undefined, invalid: undefined },
        replacesEntry(search, changes),
      ),
    reset: () => show((search.sort ? { sort: search.sort } : {}) as Search, false),
  };
}
