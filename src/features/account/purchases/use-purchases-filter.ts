import { useNavigate } from '@tanstack/react-router';
import { storeFilter } from '#src/browser/stored-filter.ts';
import type { PurchasesSearch } from './purchases-search.ts';

/** Filters of the purchases, and how to change them; stored in the URL and in a cookie. */
export interface PurchasesFilterControl {
  search: PurchasesSearch;
  /** Shows the first page of the new result. */
  change: (changes: Partial<PurchasesSearch>) => void;
  /** Removes all filters; the sort order stays. */
  reset: () => void;
}

/** The filter of the purchases: in the URL, and stored for the next visit. */
export function usePurchasesFilter(search: PurchasesSearch): PurchasesFilterControl {
  const navigate = useNavigate();
  const show = (next: PurchasesSearch) => {
    storeFilter('purchasesFilter', next);
    void navigate({ to: '/profile/archive', search: next, replace: true, resetScroll: false });
  };
  return {
    search,
    change: (changes) => show({ ...search, ...changes, page: undefined, invalid: undefined }),
    reset: () => show(search.sort ? { sort: search.sort } : {}),
  };
}
