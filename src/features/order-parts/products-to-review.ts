import type { Order, OrderStatus } from '#generated/api/model/index.ts';
import { getListProductsToReviewQueryOptions } from '#generated/api/profile/list-products-to-review.ts';

const RECEIVED: readonly OrderStatus[] = ['Succeeded', 'WaitingForRefund', 'Refunded'];

/** Received products without a review; requested only for the buyer of a received order. */
export function productsToReviewQuery({ status, isMine = true }: Pick<Order, 'status' | 'isMine'>) {
  return {
    ...getListProductsToReviewQueryOptions(),
    enabled: isMine && RECEIVED.includes(status),
    // Reviews are also written on their own page; an order is complete without these buttons.
    meta: { silent: true },
  };
}
