import type { DeliveryDate } from '#generated/api/model/deliveryDate.ts';
import type { DeliveryInterval } from '#generated/api/model/deliveryInterval.ts';
import { formatInterval } from '#src/features/order-parts/delivery/delivery-texts.ts';
import { formatDay } from '#src/lib/dates/dates.ts';

/** A day, with an interval if there is one, as one option. */
export interface DeliverySlot {
  value: string;
  label: string;
  date: string;
  interval: DeliveryInterval | null;
}

/** The option's value for a day and an interval. */
export function slotValue(date: string, interval: DeliveryInterval | null): string {
  return interval ? `${date} ${interval.from}-${interval.to}` : date;
}

/** «сб, 14 марта, 9:00–14:00». */
export function slotLabel(date: string, interval: DeliveryInterval | null): string {
  return interval ? `${formatDay(date)}, ${formatInterval(interval)}` : formatDay(date);
}

/** All options, by day. */
export function deliverySlots(dates: readonly DeliveryDate[]): DeliverySlot[] {
  return dates.flatMap(({ date, intervals }) => {
    const hours: readonly (DeliveryInterval | null)[] = intervals.length > 0 ? intervals : [null];
    return hours.map((interval) => ({
      value: slotValue(date, interval),
      label: slotLabel(date, interval),
      date,
      interval,
    }));
  });
}
