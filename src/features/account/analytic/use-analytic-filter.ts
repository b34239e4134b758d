import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { storeFilter } from '#src/browser/stored-filter.ts';
import { moscowDay } from '#src/lib/moscow-day.ts';
import type { AnalyticSearch } from './analytic-search.ts';

/** Filters of the analytics, and how to change them; stored in the URL and in a cookie. */
export interface AnalyticFilterControl {
  search: AnalyticSearch;
  /** The day by Moscow on which the page was opened, ISO date. */
  today: string;
  /** Shows the first page of the new result. */
  change: (changes: Partial<AnalyticSearch>) => void;
  /** Removes all filters; the sort order stays. */
  reset: () => void;
}

/** The filter of the analytics: in the URL, and stored for the next visit. */
export function useAnalyticFilter(search: AnalyticSearch): AnalyticFilterControl {
  const navigate = useNavigate();
  const [today] = useState(() => moscowDay(new Date()));
  const show = (next: AnalyticSearch) => {
    storeFilter('analyticFilter', next);
    void navigate({ to: '/profile/analytic', search: next, replace: true, resetScroll: false });
  };
  return {
    search,
    today,
    change: (changes) => show({ ...search, ...changes, page: undefined, invalid: undefined }),
    reset: () => show(search.sort ? { sort: search.sort } : {}),
  };
}
