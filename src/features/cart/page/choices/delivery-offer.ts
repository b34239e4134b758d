import type { DeliveryEstimate, DeliveryMethod } from '#generated/api/model/index.ts';
import { formatDay } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

/** Labels of the delivery methods. */
export const methodLabels: Record<DeliveryMethod, string> = {
  Courier: 'Курьером',
  Pickup: 'Самовывоз',
};

function costText(cost: number | null): string {
  if (cost === null) return 'цена зависит от адреса';
  return cost === 0 ? 'бесплатно' : formatMoney(cost);
}

/** Cost and first day of a delivery method: «390 ₽, с пт, 13 марта»; undefined while unknown. */
export function offerText(
  estimate: DeliveryEstimate | null,
  method: DeliveryMethod,
): string | undefined {
  if (estimate === null) return undefined;
  const offer = estimate.offers.find((candidate) => candidate.method === method);
  if (!offer) {
    const obstacle = estimate.unavailable?.find((candidate) => candidate.method === method);
    return obstacle?.reason ?? 'Сейчас недоступно';
  }
  const day = offer.date === null ? null : `ближайший день – ${formatDay(offer.date)}`;
  return [costText(offer.cost), day].filter(Boolean).join(', ');
}

/**
 * The amount missing for free delivery by courier, otherwise what its price includes for the weight;
 * null when there is nothing to say, or no delivery.
 */
export function courierNote(estimate: DeliveryEstimate | null): string | null {
  const offer = estimate?.offers.find(({ method }) => method === 'Courier');
  if (!offer) return null;
  if (!offer.leftToFree) return estimate?.advice ?? null;
  return `До бесплатной доставки курьером – ещё ${formatMoney(offer.leftToFree)}`;
}

/**
 * What the totals say instead of a delivery cost that is not part of the sum yet.
 * @param estimate of the lines that are selected; null while it is loading, or without lines
 */
export function unknownCostText(
  method: DeliveryMethod | null,
  estimate: DeliveryEstimate | null,
): string {
  if (method === null) return 'не выбрана';
  if (estimate === null) return '–';
  const offer = estimate.offers.find((candidate) => candidate.method === method);
  if (!offer) return 'недоступна';
  return offer.cost === null ? 'зависит от адреса' : 'считаем…';
}

/** Said before the checkout when no method delivers the order to the city, with what to do; or null. */
export function noDeliveryText(estimate: DeliveryEstimate | null): string | null {
  if (estimate === null || estimate.offers.length > 0) return null;
  const advice = estimate.advice ?? 'Уменьшите его, разделите на несколько или передайте менеджеру';
  return `Получить такой заказ в городе ${estimate.city} нельзя. ${advice}.`;
}
