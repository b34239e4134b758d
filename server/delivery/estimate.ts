import type { components } from '#generated/server/operations.ts';
import type {
  DeliveryOption,
  DeliveryRequest,
  DeliveryService,
  Parcel,
} from '#server/integrations/delivery-service.ts';
import { formatWeight } from '#src/lib/numbers/weight.ts';
import { isSameCity } from './tariffs.ts';

export type DeliveryEstimate = components['schemas']['DeliveryEstimate'];
type DeliveryOffer = components['schemas']['DeliveryOffer'];
type DeliveryObstacle = components['schemas']['DeliveryObstacle'];

/** What to estimate for, and why, where the user has not chosen the city. */
export interface EstimateCity {
  readonly city: string;
  readonly note: string | null;
}

/** Where the warehouse is: what estimates are for while no city is known. */
export const shopCity: EstimateCity = { city: 'Казань', note: 'по\u00A0городу магазина' };

/** How many of the cities where an order can be collected a text names. */
const NAMED_CITIES = 3;

interface EstimateRequest extends Pick<DeliveryRequest, 'parcel' | 'now'> {
  /** Whether the cart makes the parcel heavier than the product whose page requests it. */
  withCart?: boolean;
}

function firstDay({ method, dates, points }: DeliveryOption, city: string): string | null {
  if (method === 'Courier') return dates[0]?.date ?? null;
  const days = points.filter((point) => point.allowed && isSameCity(point.city, city));
  return days.map(({ readyDate }) => readyDate).toSorted()[0] ?? null;
}

function toOffer(option: DeliveryOption, city: string, amount: number): DeliveryOffer | null {
  const { method, allowed, cost, freeFrom } = option;
  const date = firstDay(option, city);
  // A point in another town is no way to get the products.
  if (!allowed || (method === 'Pickup' && date === null)) return null;
  const leftToFree = freeFrom === null ? null : Math.max(0, freeFrom - amount);
  return { method, cost, date, freeFrom, leftToFree };
}

/** «Можно забрать в городах: Казань, Москва и ещё 4»; null when no point takes the parcel. */
function otherCities({ points }: DeliveryOption): string | null {
  const cities = [...new Set(points.filter(({ allowed }) => allowed).map(({ city }) => city))];
  if (cities.length === 0) return null;
  if (cities.length === 1) return `Можно забрать в городе ${cities[0]}`;
  const more = cities.length - NAMED_CITIES;
  const named = cities.slice(0, NAMED_CITIES).join(', ');
  return `Можно забрать в городах: ${named}${more > 0 ? ` и ещё ${more}` : ''}`;
}

/** Why a method that is not offered cannot be had in this city, and where it can. */
async function explain(
  delivery: DeliveryService,
  option: DeliveryOption,
  city: string,
  parcel: Parcel,
): Promise<string> {
  const { method, reason } = option;
  const local = method === 'Pickup' ? await delivery.explainCity(city, parcel) : null;
  const reasons = [local ?? reason, method === 'Pickup' ? otherCities(option) : null];
  return reasons.filter((part) => part !== null).join('. ') || 'Сейчас недоступно';
}

/** What to do when no method takes the parcel. */
function advise({ parcel, withCart = false }: EstimateRequest): string {
  const weight = formatWeight(parcel.weight);
  return withCart
    ? `Вместе с\u00A0корзиной заказ весит ${weight}: оформите его частями или передайте менеджеру\u00A0– он подберёт перевозчика`
    : `Заказ весит ${weight}: передайте его менеджеру\u00A0– он подберёт перевозчика`;
}

/**
 * Why the offers are as they are: counted with the cart, or with a surcharge for the weight. Null beside
 * what is missing for free delivery, unless a method is not offered: the page reserves four lines.
 */
function explainOffers(
  withCart: boolean,
  weightNote: string | null,
  offers: readonly DeliveryOffer[],
  isLimited: boolean,
): string | null {
  const isFull = offers.some(({ leftToFree }) => leftToFree);
  if (withCart && (isLimited || !isFull)) return 'Считаем вместе с\u00A0корзиной';
  return weightNote && offers.some(({ method }) => method === 'Courier')
    ? `Курьер: ${weightNote}`
    : null;
}

/** The estimate that the product page and the cart show before anything is chosen. */
export async function estimateDelivery(
  delivery: DeliveryService,
  request: EstimateRequest,
  { city, note }: EstimateCity,
): Promise<DeliveryEstimate> {
  const { parcel, now, withCart = false } = request;
  const options = await delivery.listOptions({ parcel, city, now });
  const offers: DeliveryOffer[] = [];
  const unavailable: DeliveryObstacle[] = [];
  for (const option of options) {
    const offer = toOffer(option, city, parcel.amount);
    if (offer !== null) offers.push(offer);
    else {
      const reason = await explain(delivery, option, city, parcel);
      unavailable.push({ method: option.method, reason });
    }
  }
  const advice =
    offers.length > 0
      ? explainOffers(
          withCart,
          await delivery.explainWeight(parcel),
          offers,
          unavailable.length > 0,
        )
      : advise(request);
  return { city, cityNote: note, offers, unavailable, advice };
}
