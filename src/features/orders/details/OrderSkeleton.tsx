import { useQueryClient } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { Order } from '#generated/api/model/order.ts';
import { getGetOrderQueryKey } from '#generated/api/order/get-order.ts';
import { watchData } from '#src/api/queries/watch-data.ts';
import { findListedOrder } from '#src/features/order-parts/orders-cache.ts';
import { CheckoutSkeleton } from '#src/features/orders/checkout/CheckoutSkeleton.tsx';
import { OrderDetailsSkeleton } from './OrderDetailsSkeleton.tsx';

/**
 * Skeleton of `/order/{id}`: of the checkout or of the order's page, as far as a list or the loader
 * knows the order already. An unknown one is most often a new checkout or a reloaded one.
 */
export function OrderSkeleton() {
  const client = useQueryClient();
  const id = useMatches({ select: (matches) => ({ id: '', ...matches.at(-1)?.params }).id });
  const queryKey = getGetOrderQueryKey(id);
  // The loader requests the order. A query of the skeleton would cancel the request when it is
  // replaced by the page.
  const known = () => client.getQueryData<Order>(queryKey) ?? findListedOrder(client, id);
  const order = useSyncExternalStore(
    (listener) => watchData(client, queryKey, listener),
    known,
    known,
  );
  return (order?.step ?? 'Checkout') === 'Checkout' ? (
    <CheckoutSkeleton />
  ) : (
    <OrderDetailsSkeleton />
  );
}
