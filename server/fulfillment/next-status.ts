import type { OrderStatus } from '#server/order/schemas.ts';

const way: readonly OrderStatus[] = [
  'Pending',
  'Confirmed',
  'WaitingForPicking',
  'WaitingForShipping',
  'Shipped',
  'Succeeded',
];

/** The step that usually comes next once the shop has an order; null when none does by itself. */
export function nextStatus(status: OrderStatus): OrderStatus | null {
  if (status === 'PendingManager') return 'Pending';
  if (status === 'WaitingForRefund') return 'Refunded';
  const at = way.indexOf(status);
  return at < 0 ? null : (way[at + 1] ?? null);
}
