import type { DeliveryMethod } from '#generated/api/model/deliveryMethod.ts';
import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import { formatDay } from '#src/lib/dates/dates.ts';
import { isDeliveryAhead } from './delivery-ahead.ts';

/** Moscow has no daylight saving time. */
const MOSCOW_OFFSET_MS = 3 * 3_600_000;

/** The calendar day in Moscow, the shop's time zone for deliveries: `yyyy-mm-dd`. */
export function shopDay(now: Date): string {
  return new Date(now.getTime() + MOSCOW_OFFSET_MS).toISOString().slice(0, 10);
}

export interface ExpectedDelivery {
  status: OrderStatus;
  method: DeliveryMethod | null;
  /** The promised day, `yyyy-mm-dd`. */
  date: string | null;
}

/** A pickup order that has reached its pickup point waits there for its buyer. */
export function isReadyForPickup(
  { status, method, date }: ExpectedDelivery,
  today: string,
): boolean {
  return status === 'Shipped' && method === 'Pickup' && date !== null && date <= today;
}

/** Text for a promised day that has passed; null for a future one. */
export function passedDayText(expected: ExpectedDelivery, today: string): string | null {
  const { status, date } = expected;
  if (date === null || !isDeliveryAhead(status) || date > today) return null;
  if (isReadyForPickup(expected, today)) return `Готов к выдаче с ${formatDay(date)}`;
  return date < today ? `Ожидался ${formatDay(date)} – срок уточняется` : null;
}

/** «Доставка пт, 13 марта»; null when the order is not being delivered. */
export function deliveryDayText(expected: ExpectedDelivery, today: string): string | null {
  const { status, method, date } = expected;
  if (date === null || !isDeliveryAhead(status)) return null;
  const promise = method === 'Pickup' ? `Самовывоз с ${formatDay(date)}` : null;
  return passedDayText(expected, today) ?? promise ?? `Доставка ${formatDay(date)}`;
}
