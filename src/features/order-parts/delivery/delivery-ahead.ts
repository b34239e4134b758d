import type { OrderStatus } from '#generated/api/model/orderStatus.ts';

const ahead: readonly OrderStatus[] = [
  'WaitingForApprove',
  'Approved',
  'WaitingForCreating',
  'PendingManager',
  'Pending',
  'Confirmed',
  'WaitingForPicking',
  'WaitingForShipping',
  'Shipped',
];

/** Whether the order will still be delivered: only then its day is shown. */
export function isDeliveryAhead(status: OrderStatus): boolean {
  return ahead.includes(status);
}
