import type { DeliveryOption, OrderDelivery } from '#generated/api/model/index.ts';
import { formatDay } from '#src/lib/dates/dates.ts';

/** «сб, 14 марта», the first of the offered days «пт, 13 марта – ближайший». */
export function dayLabel(date: string, offered: DeliveryOption['dates']): string {
  return date === offered[0]?.date ? `${formatDay(date)} – ближайший` : formatDay(date);
}

/** Whether the order has the first of the days that the courier offers. */
export function hasNearestDay(
  { method, date }: OrderDelivery,
  options: readonly DeliveryOption[],
): boolean {
  const offered = options.find((option) => option.method === method)?.dates ?? [];
  return method === 'Courier' && date !== null && date === offered[0]?.date;
}
