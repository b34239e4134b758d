import {
  type ExpectedDelivery,
  isReadyForPickup,
} from '#src/features/order-parts/delivery/delivery-day.ts';
import { describeStatus, type StatusTone } from './order-status.ts';

/** The state of an order in words: what waits at its pickup point is not on its way any more. */
export function describeState(
  expected: ExpectedDelivery,
  today: string,
): { label: string; tone: StatusTone } {
  return isReadyForPickup(expected, today)
    ? { label: 'Готов к выдаче', tone: 'good' }
    : describeStatus(expected.status);
}
