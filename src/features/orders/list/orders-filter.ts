import type { OrdersFilter } from '#generated/api/model/ordersFilter.ts';
import { ALL_BUYERS } from '#src/features/order-parts/orders-scope.ts';
import { inOrder } from '#src/lib/search-params.ts';
import type { OrdersSearch } from './orders-search.ts';

export const ORDERS_PAGE_SIZE = 20;

/** The request's filter for a URL. */
export function ordersFilter(search: OrdersSearch): OrdersFilter {
  const { status: statuses, from, to, customer, tag, who, text, page } = inOrder(search);
  return {
    ...(statuses && { statuses }),
    ...(from && { from }),
    ...(to && { to }),
    ...(customer && { customerIDs: customer }),
    ...(tag && { tagIDs: tag }),
    ...(who && { scope: 'Company' as const }),
    ...(who && who !== ALL_BUYERS && { buyerIDs: [who] }),
    ...(text && { text }),
    page: page ?? 1,
    pageSize: ORDERS_PAGE_SIZE,
  };
}
