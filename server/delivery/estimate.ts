import type { components } from '#generated/server/operations.ts';
import { delivery } from './chosen.ts';
import type { DeliveryOption, DeliveryRequest } from './delivery-service.ts';
import { isSameCity } from './tariffs.ts';

export type DeliveryEstimate = components['schemas']['DeliveryEstimate'];
type DeliveryOffer = components['schemas']['DeliveryOffer'];

/** Where the warehouse is: what estimates reckon with while nobody has named a city. */
export const shopCity = 'Казань';

/** What to estimate for; without a city, the shop's own. */
type EstimateRequest = Pick<DeliveryRequest, 'parcel' | 'now'> & { city?: string | null };

function firstDay({ method, dates, points }: DeliveryOption, city: string): string | null {
  if (method === 'Courier') return dates[0]?.date ?? null;
  const days = points.filter((point) => point.allowed && isSameCity(point.city, city));
  return days.map(({ readyDate }) => readyDate).toSorted()[0] ?? null;
}

function toOffer(option: DeliveryOption, city: string, amount: number): DeliveryOffer | null {
  const { method, allowed, cost, freeFrom } = option;
  const date = firstDay(option, city);
  // A point in another town is no way to get the goods.
  if (!allowed || (method === 'Pickup' && date === null)) return null;
  const leftToFree = freeFrom === null ? null : Math.max(0, freeFrom - amount);
  return { method, cost, date, freeFrom, leftToFree };
}

/** What the methods offered for a parcel say of cost, first day and the gap to free delivery. */
export function summarizeOptions(
  options: readonly DeliveryOption[],
  city: string,
  amount: number,
): DeliveryEstimate {
  const offers = options.map((option) => toOffer(option, city, amount));
  return { city, offers: offers.filter((offer) => offer !== null) };
}

/** The estimate that the product page and the cart show before anything is chosen. */
export async function estimateDelivery({
  parcel,
  now,
  city,
}: EstimateRequest): Promise<DeliveryEstimate> {
  const to = city ?? shopCity;
  const options = await delivery.listOptions({ parcel, city: to, now });
  return summarizeOptions(options, to, parcel.amount);
}
