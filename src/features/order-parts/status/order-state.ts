import {
  type ExpectedDelivery,
  isReadyForPickup,
} from '#src/features/order-parts/delivery/delivery-day.ts';
import { describeStatus, type StatusTone } from './order-status.ts';

/** The status as text: an order at its pickup point is shown as ready. */
export function describeState(
  expected: ExpectedDelivery,
  today: string,
): { label: string; tone: StatusTone } {
  return isReadyForPickup(expected, today)
    ? { label: 'Готов к выдаче', tone: 'good' }
    : describeStatus(expected.status);
}
