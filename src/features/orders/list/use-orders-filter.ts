import { useNavigate } from '@tanstack/react-router';
import { storeFilter } from '#src/browser/stored-filter.ts';
import type { OrdersSearch } from './orders-search.ts';

/** Filters of the order list, and how to change them; stored in the URL and in a cookie. */
export interface OrdersFilterControl {
  search: OrdersSearch;
  /** Shows the first page of the new result. */
  change: (changes: Partial<OrdersSearch>) => void;
  reset: () => void;
}

/** The filter of the orders: in the URL, and stored for the next visit. */
export function useOrdersFilter(search: OrdersSearch): OrdersFilterControl {
  const navigate = useNavigate();
  const show = (next: OrdersSearch) => {
    storeFilter('ordersFilter', next);
    void navigate({ to: '/profile/orders', search: next, replace: true, resetScroll: false });
  };
  return {
    search,
    change: (changes) => show({ ...search, ...changes, page: undefined, invalid: undefined }),
    reset: () => show({}),
  };
}
