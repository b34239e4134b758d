import { useNavigate } from '@tanstack/react-router';
import { storeFilter } from '#src/browser/stored-filter.ts';
import type { ArchiveSearch } from './archive-search.ts';

/** What the archive is filtered by, and how to change it; the address shows it, a cookie keeps it. */
export interface ArchiveFilterControl {
  search: ArchiveSearch;
  /** Shows the first page of what then fits. */
  change: (changes: Partial<ArchiveSearch>) => void;
  /** Takes all filters away; the order stays. */
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
    change: (changes) => show({ ...search, ...changes, page: undefined, unread: undefined }),
    reset: () => show(search.sort ? { sort: search.sort } : {}),
  };
}
