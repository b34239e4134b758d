import type {
  Address,
  DeliveryInterval,
  OrderDelivery,
  PickupPoint,
} from '#generated/api/model/index.ts';
import { formatDay } from '#src/lib/dates/dates.ts';

/** «9:00–14:00». */
export function formatInterval({ from, to }: DeliveryInterval): string {
  return `${withoutZero(from)}–${withoutZero(to)}`;
}

/** Summary of a completed section: «Курьером, сб, 14 марта, 9:00–14:00». */
export function deliverySummary({ method, date, interval }: OrderDelivery): string {
  if (method === null) return 'Не выбрано';
  const parts = [method === 'Courier' ? 'Курьером' : 'Самовывоз'];
  if (date)
    parts.push(method === 'Courier' ? formatDay(date) : `можно забрать: ${formatDay(date)}`);
  if (method === 'Courier' && interval) parts.push(formatInterval(interval));
  return parts.join(', ');
}

/** Destination of the order: the address or the pickup point; null while neither is chosen. */
export function destination({ address, point }: OrderDelivery): string | null {
  if (address) return address.value;
  return point ? `${point.name}, ${point.address}` : null;
}

/** What the courier needs beside the address: «подъезд 2, этаж 5, домофон 34»; null for nothing. */
export function addressNote({ entrance, floor, comment }: Address): string | null {
  const parts = [entrance && `подъезд ${entrance}`, floor && `этаж ${floor}`, comment];
  return parts.filter(Boolean).join(', ') || null;
}

/**
 * Second line of a pickup point: address, opening hours and, where it takes the order, the first
 * day for pickup.
 */
export function describePoint({ address, schedule, readyDate, allowed }: PickupPoint): string {
  const place = `${address} · ${schedule}`;
  return allowed ? `${place} · можно забрать: ${formatDay(readyDate)}` : place;
}

function withoutZero(time: string): string {
  return time.replace(/^0/, '');
}
