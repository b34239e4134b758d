import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import type { OrdersFilter } from '#generated/api/model/ordersFilter.ts';
import { keyOf, readOne, whole, words } from '#src/lib/address-values.ts';

const PAGE_SIZE = 20;

const status = keyOf<OrderStatus>({
  Succeeded: true,
  Draft: true,
  Pending: true,
  WaitingForApprove: true,
  Approved: true,
  PendingManager: true,
  Canceled: true,
  WaitingForShipping: true,
  Shipped: true,
  Confirmed: true,
  WaitingForPicking: true,
  WaitingForRefund: true,
  Refunded: true,
  NotApproved: true,
  WaitingForCreating: true,
  CreatingError: true,
});

/** What the URL of the order list says. */
export interface OrdersSearch {
  status?: OrderStatus | undefined;
  /** Number of an order or words of its products. */
  text?: string | undefined;
  page?: number | undefined;
}

/** Reads the URL; whatever makes no sense is as if it were not there. */
export function parseOrdersSearch(given: Record<string, unknown>): OrdersSearch {
  return {
    status: readOne(given.status, status),
    text: readOne(given.text, words(200)),
    page: readOne(given.page, whole(1, 10_000)),
  };
}

/** The server's filter for a URL. */
export function ordersFilter({ status, text, page }: OrdersSearch): OrdersFilter {
  return {
    ...(status && { statuses: [status] }),
    ...(text && { text }),
    page: page ?? 1,
    pageSize: PAGE_SIZE,
  };
}
