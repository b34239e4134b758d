import type { OrderItem } from '#generated/api/model/orderItem.ts';
import type { PendingParts } from './use-approval-edits.ts';

/**
 * The products with pending quantities in place of the server's, and sums computed from the line's own
 * price; removed lines are omitted.
 */
export function withPending(items: readonly OrderItem[], pending: PendingParts): OrderItem[] {
  return items.flatMap((item) => {
    const quantity = item.isGift ? undefined : pending.get(`product:${item.product.id}`);
    if (typeof quantity !== 'number' || quantity === item.quantity) return [item];
    return quantity === 0 ? [] : [{ ...item, quantity, amount: item.product.price * quantity }];
  });
}
