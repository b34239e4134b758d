import type { DeliveryMethod } from '#generated/api/model/deliveryMethod.ts';
import type { OrderStatus } from '#generated/api/model/orderStatus.ts';
import { formatDay } from '#src/lib/dates.ts';
import { isDeliveryAhead } from './delivery-ahead.ts';

/** Moscow keeps one offset all year round. */
const MOSCOW_OFFSET_MS = 3 * 3_600_000;

/** The calendar day in Moscow, by which the shop delivers: `yyyy-mm-dd`. */
export function shopDay(now: Date): string {
  return new Date(now.getTime() + MOSCOW_OFFSET_MS).toISOString().slice(0, 10);
}

interface ExpectedDelivery {
  status: OrderStatus;
  method: DeliveryMethod | null;
  /** The day that was promised, `yyyy-mm-dd`. */
  date: string | null;
}

/** What a day means that is no promise any more; null while it still is one. */
export function passedDayText(
  { status, method, date }: ExpectedDelivery,
  today: string,
): string | null {
  if (date === null || !isDeliveryAhead(status) || date > today) return null;
  const isReady = status === 'Shipped' && method === 'Pickup';
  if (isReady) return `Готов к выдаче с ${formatDay(date)}`;
  return date < today ? `Ожидался ${formatDay(date)} – срок уточняется` : null;
}

/** «Доставка пт, 13 марта»; null when the order is not on its way to its buyer. */
export function deliveryDayText(expected: ExpectedDelivery, today: string): string | null {
  const { status, method, date } = expected;
  if (date === null || !isDeliveryAhead(status)) return null;
  const promise = method === 'Pickup' ? `Самовывоз с ${formatDay(date)}` : null;
  return passedDayText(expected, today) ?? promise ?? `Доставка ${formatDay(date)}`;
}
