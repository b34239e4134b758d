import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateGetApproval } from '#generated/api/approval/get-approval.ts';
import type { Order } from '#generated/api/model/order.ts';
import { useGetOrderSuspense } from '#generated/api/order/get-order.ts';
import { announce } from '#src/ui/kit/messages/announce.ts';
import { shopDay } from './delivery/delivery-day.ts';
import { followingDelay } from './following-delay.ts';
import { invalidateOrderLists } from './orders-cache.ts';
import { describeState } from './status/order-state.ts';

/** Polls an order while its page is visible; announces a change of its status. */
export function useLiveOrder(orderID: string): Order {
  const client = useQueryClient();
  const { data: order } = useGetOrderSuspense(orderID, {
    query: { refetchInterval: ({ state }) => (state.data ? followingDelay(state.data) : false) },
  });
  const { status, delivery } = order;
  const { label } = describeState({ ...delivery, status }, shopDay(new Date()));
  const known = useRef(status);
  useEffect(() => {
    if (known.current === status) return;
    known.current = status;
    announce(`Состояние заказа: ${label}`);
    void invalidateOrderLists(client);
    void invalidateGetApproval(client, orderID);
  }, [client, orderID, status, label]);
  return order;
}
