import type {
  DeliveryInterval,
  DeliveryOption,
  DeliveryRequest,
  DeliveryService,
  Parcel,
  PickupPoint,
} from '#server/integrations/delivery-service.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { formatWeight } from '#src/lib/numbers/weight.ts';
import { type PickupPointRecord, pickupPoints } from './pickup-points.ts';
import { hasWords } from './point-search.ts';
import {
  COURIER_LIMIT_GRAMS,
  courierPrice,
  INCLUDED_GRAMS,
  isSameCity,
  STEP_GRAMS,
  STEP_PRICE,
  weightSurcharge,
  type Zone,
  zoneOf,
  zones,
} from './tariffs.ts';
import { arrivalDays } from './working-days.ts';

const OFFERED_DAYS = 10;
const STORAGE_DAYS = 7;
const intervals: readonly DeliveryInterval[] = [
  { from: '09:00', to: '14:00' },
  { from: '14:00', to: '18:00' },
];

function rejection(parcel: Parcel, limit: number, where: string): string | null {
  return parcel.weight > limit
    ? `${where} не принимает заказы тяжелее ${limit / 1000}\u00a0кг`
    : null;
}

/** What a courier's price includes for the weight; null when nothing. */
function explainWeight(parcel: Parcel): string | null {
  const surcharge = weightSurcharge(parcel);
  return surcharge > 0
    ? `в цену входит доплата ${formatMoney(surcharge)} за вес больше ${formatWeight(INCLUDED_GRAMS)}`
    : null;
}

/** The description; a parcel with a weight surcharge is never free. */
function describeWay(zone: Zone | null, weightNote: string | null): string {
  if (zone === null) return 'Привезём по адресу; срок и цена зависят от города';
  const way = `Привезём за ${zone.time}`;
  return weightNote
    ? `${way}; ${weightNote}`
    : `${way}, от ${formatMoney(zone.freeFrom)} бесплатно`;
}

function courier({ parcel, city, now }: DeliveryRequest): DeliveryOption {
  const reason = rejection(parcel, COURIER_LIMIT_GRAMS, 'Курьер');
  const zone = city === null ? null : zoneOf(city);
  const weightNote = explainWeight(parcel);
  const days = zone === null ? [] : arrivalDays(now, zone.lead, OFFERED_DAYS);
  return {
    method: 'Courier',
    name: 'Курьером',
    description: describeWay(zone, weightNote),
    allowed: reason === null,
    reason,
    ticketType: reason === null ? null : 'OrderDeliveryUnavailable',
    cost: zone === null ? null : courierPrice(parcel, zone),
    freeFrom: zone === null || weightNote ? null : zone.freeFrom,
    dates: days.map((date) => ({ date, intervals: [...intervals] })),
    points: [],
  };
}

function toPoint(record: PickupPointRecord, { parcel, now }: DeliveryRequest): PickupPoint {
  const { lead, limit, ...point } = record;
  const reason = rejection(parcel, limit, 'Пункт');
  const [readyDate = ''] = arrivalDays(now, lead, 1);
  return { ...point, readyDate, allowed: reason === null, reason };
}

/** The customer's city first, then what takes the parcel, then by day; the rest by the alphabet. */
function listPoints(request: DeliveryRequest, city: string | null): PickupPoint[] {
  const isNear = (point: PickupPoint) => city !== null && isSameCity(point.city, city);
  return pickupPoints
    .map((record) => toPoint(record, request))
    .toSorted(
      (a, b) =>
        Number(isNear(b)) - Number(isNear(a)) ||
        Number(b.allowed) - Number(a.allowed) ||
        a.readyDate.localeCompare(b.readyDate) ||
        a.city.localeCompare(b.city, 'ru'),
    );
}

/** Why no point of a city takes the parcel: what its roomiest one takes. */
function explainCity(city: string, { weight }: Parcel): string | null {
  const limits = pickupPoints.filter((point) => isSameCity(point.city, city));
  if (limits.length === 0) return 'В этом городе пункта выдачи нет';
  const limit = Math.max(...limits.map((point) => point.limit));
  if (weight <= limit) return null;
  return `Пункты выдачи в этом городе принимают заказы до ${formatWeight(limit)}, а этот весит ${formatWeight(weight)}`;
}

function pickup(request: DeliveryRequest): DeliveryOption {
  const points = listPoints(request, request.city ?? request.nearCity ?? null);
  const allowed = points.some((point) => point.allowed);
  return {
    method: 'Pickup',
    name: 'Самовывоз',
    description: `Храним ${countOf(STORAGE_DAYS, ['день', 'дня', 'дней'])}`,
    allowed,
    reason: allowed ? null : 'Заказ слишком тяжёлый для пунктов выдачи',
    ticketType: allowed ? null : 'OrderDeliveryUnavailable',
    cost: 0,
    freeFrom: 0,
    dates: [],
    points: points.filter((point) => hasWords(point, request.query)),
  };
}

/** The shop's own couriers and points, by a table. */
export const localDelivery: DeliveryService = {
  carrier: null,
  terms: () => ({
    zones,
    intervals,
    courierLimit: COURIER_LIMIT_GRAMS,
    includedWeight: INCLUDED_GRAMS,
    stepWeight: STEP_GRAMS,
    stepPrice: STEP_PRICE,
    points: pickupPoints,
    storageDays: STORAGE_DAYS,
  }),
  listOptions: async (request) => [courier(request), pickup(request)],
  explainWeight: async (parcel) => explainWeight(parcel),
  explainCity: async (city, parcel) => explainCity(city, parcel),
  findPoint: async (id, request) => {
    const record = pickupPoints.find((point) => point.id === id);
    return record ? toPoint(record, request) : null;
  },
};
