import { useNavigate } from '@tanstack/react-router';
import { storeFilter } from '#src/browser/stored-filter.ts';
import type { OrdersSearch } from './orders-search.ts';

/** What the order list is filtered by, and how to change it; the address shows it, a cookie keeps it. */
export interface OrdersFilterControl {
  search: OrdersSearch;
  /** Shows the first page of what then fits. */
  change: (changes: Partial<OrdersSearch>) => void;
  reset: () => void;
}

export function useOrdersFilter(search: OrdersSearch): OrdersFilterControl {
  const navigate = useNavigate();
  const show = (next: OrdersSearch) => {
    storeFilter('ordersFilter', next);
    void navigate({ to: '/profile/orders', search: next, replace: true, resetScroll: false });
  };
  return {
    search,
    change: (changes) => show({ ...search, ...changes, page: undefined, unread: undefined }),
    reset: () => show({}),
  };
}
