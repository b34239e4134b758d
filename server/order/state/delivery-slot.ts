import type { DeliveryInterval, DeliveryOption } from '#server/integrations/delivery-service.ts';

/** When to deliver; both null while no days are known, and for pickup. */
export interface Slot {
  deliveryDate: string | null;
  deliveryInterval: DeliveryInterval | null;
}

export const noSlot: Slot = { deliveryDate: null, deliveryInterval: null };

/** The requested day and time if the option offers them; otherwise null. */
export function findSlot(
  option: DeliveryOption,
  date: string | null,
  interval: DeliveryInterval | null,
): Slot | null {
  if (option.method === 'Pickup') return noSlot;
  if (option.dates.length === 0) return date === null ? noSlot : null;
  const day = date === null ? option.dates[0] : option.dates.find((one) => one.date === date);
  if (day === undefined) return null;
  const [first = null] = day.intervals;
  const time =
    interval === null
      ? first
      : day.intervals.find(({ from, to }) => from === interval.from && to === interval.to);
  return time === undefined ? null : { deliveryDate: day.date, deliveryInterval: time };
}
