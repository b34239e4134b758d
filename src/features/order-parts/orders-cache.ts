import type { QueryClient } from '@tanstack/react-query';
import { getGetCheckoutQueryKey } from '#generated/api/checkout/checkout.ts';
import {
  getGetOrderQueryKey,
  getListOrdersQueryKey,
  invalidateListPendingOrders,
} from '#generated/api/order/order.ts';

/** Every list of orders, whatever its filter, is requested again when it is next shown. */
export function invalidateOrderLists(client: QueryClient): Promise<void> {
  void invalidateListPendingOrders(client);
  // The last part of the key is the filter; without it the key stands for the whole family.
  return client.invalidateQueries({ queryKey: getListOrdersQueryKey({}).slice(0, -1) });
}

/**
 * Drops what is known of an order that has moved on, so that the next screen waits for its present
 * state instead of showing the former one first.
 */
export function forgetOrder(client: QueryClient, orderID: string): void {
  client.removeQueries({ queryKey: getGetOrderQueryKey(orderID), exact: true });
  // Its form may still be on the screen; whoever shows the checkout next requests it again.
  const queryKey = getGetCheckoutQueryKey(orderID);
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  void invalidateOrderLists(client);
}
