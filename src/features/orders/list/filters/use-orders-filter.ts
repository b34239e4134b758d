import { useNavigate } from '@tanstack/react-router';
import type { OrdersSearch } from '#src/features/orders/list/orders-search.ts';
import { type FilterControl, useFilterControl } from '#src/ui/kit/list/filters/filter-history.ts';

export type OrdersFilterControl = FilterControl<OrdersSearch>;

/** The filter of the orders. */
export function useOrdersFilter(search: OrdersSearch): OrdersFilterControl {
  const navigate = useNavigate();
  return useFilterControl('ordersFilter', search, (next, replace) => {
    void navigate({ to: '/profile/orders', search: next, replace, resetScroll: false });
  });
}
