import { useNavigate } from '@tanstack/react-router';
import { type FilterControl, useFilterControl } from '#src/ui/kit/list/filters/filter-history.ts';
import type { PurchasesSearch } from './purchases-search.ts';

export type PurchasesFilterControl = FilterControl<PurchasesSearch>;

/** The filter of the purchases. */
export function usePurchasesFilter(search: PurchasesSearch): PurchasesFilterControl {
  const navigate = useNavigate();
  return useFilterControl('purchasesFilter', search, (next, replace) => {
    void navigate({ to: '/profile/archive', search: next, replace, resetScroll: false });
  });
}
