import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AnalyticSearch } from '#src/features/account/analytic/analytic-search.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { type FilterControl, useFilterControl } from '#src/ui/kit/list/filters/filter-history.ts';

/** Filters of the analytics, and how to change them. */
export interface AnalyticFilterControl extends FilterControl<AnalyticSearch> {
  /** The day by Moscow on which the page was opened, ISO date. */
  today: string;
}

/** The filter of the analytics. */
export function useAnalyticFilter(search: AnalyticSearch): AnalyticFilterControl {
  const navigate = useNavigate();
  const [today] = useState(() => moscowDay(new Date()));
  const control = useFilterControl('analyticFilter', search, (next, replace) => {
    void navigate({ to: '/profile/analytic', search: next, replace, resetScroll: false });
  });
  return { ...control, today };
}
