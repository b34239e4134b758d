import type { Order } from '#generated/api/model/order.ts';

const SOON_MS = 3_000;
const LATER_MS = 10_000;

/**
 * How long to wait before looking again what has become of an order, milliseconds; false for one
 * that moves only when its user does something.
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
