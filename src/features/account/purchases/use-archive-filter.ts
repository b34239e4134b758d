import { useNavigate } from '@tanstack/react-router';
import { storeFilter } from '#src/browser/stored-filter.ts';
import type { ArchiveSearch } from './archive-search.ts';

/** Filters of the archive, and how to change them; stored in the URL and in a cookie. */
export interface ArchiveFilterControl {
  search: ArchiveSearch;
  /** Shows the first page of the new result. */
  change: (changes: Partial<ArchiveSearch>) => void;
  /** Removes all filters; the sort order stays. */
  reset: () => void;
}

export function useArchiveFilter(search: ArchiveSearch): ArchiveFilterControl {
  const navigate = useNavigate();
  const show = (next: ArchiveSearch) => {
    storeFilter('purchasesFilter', next);
    void navigate({ to: '/profile/archive', search: next, replace: true, resetScroll: false });
  };
  return {
    search,
    change: (changes) => show({ ...search, ...changes, page: undefined, invalid: undefined }),
    reset: () => show(search.sort ? { sort: search.sort } : {}),
  };
}
