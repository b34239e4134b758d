import type { Order } from '#generated/api/model/order.ts';

const SOON_MS = 3_000;
const LATER_MS = 10_000;

/**
 * Polling interval for an order, milliseconds; false for one that changes only through its user's
 * actions.
 */
export function followingDelay({
  status,
  step,
  payment,
}: Pick<Order, 'status' | 'step' | 'payment'>): number | false {
  if (payment.status === 'Pending') return SOON_MS;
  if (step !== 'Details' && step !== 'Approval') return false;
  return ['Succeeded', 'Canceled', 'Refunded'].includes(status) ? false : LATER_MS;
}
