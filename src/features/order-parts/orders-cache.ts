import type { QueryClient } from '@tanstack/react-query';
import { getGetCheckoutQueryKey } from '#generated/api/checkout/get-checkout.ts';
import type { OrderSummary } from '#generated/api/model/orderSummary.ts';
import type { Orders } from '#generated/api/model/orders.ts';
import { getGetOrderQueryKey } from '#generated/api/order/get-order.ts';
import { getListOrdersQueryKey } from '#generated/api/order/list-orders.ts';
import { invalidateListPendingOrders } from '#generated/api/order/list-pending-orders.ts';

/** The last part of the key is the filter; without it the key matches all lists. */
const listKey = () => getListOrdersQueryKey({}).slice(0, -1);

/** Invalidates all lists of orders, with any filter. */
export function invalidateOrderLists(client: QueryClient): Promise<void> {
  void invalidateListPendingOrders(client);
  return client.invalidateQueries({ queryKey: listKey() });
}

/** An order as a list that the user has seen shows it. */
export function findListedOrder(client: QueryClient, orderID: string): OrderSummary | undefined {
  const lists = client.getQueriesData<Orders>({ queryKey: listKey() });
  return lists.flatMap(([, list]) => list?.items ?? []).find(({ id }) => id === orderID);
}

/**
 * Removes an order that has changed its step from the cache, so that the next screen waits for its
 * current state instead of showing the previous one first.
 */
export function forgetOrder(client: QueryClient, orderID: string): void {
  client.removeQueries({ queryKey: getGetOrderQueryKey(orderID), exact: true });
  // Its form may still be on the screen; the next screen with the checkout requests it again.
  const queryKey = getGetCheckoutQueryKey(orderID);
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  void invalidateOrderLists(client);
}
