import { formatMoney } from '#src/lib/money.ts';
import { arrivalDays } from './calendar.ts';
import type {
  DeliveryInterval,
  DeliveryOption,
  DeliveryRequest,
  DeliveryService,
  Parcel,
  PickupPoint,
} from './delivery-service.ts';
import { type PickupPointRecord, pickupPoints } from './pickup-points.ts';
import { COURIER_LIMIT_GRAMS, courierPrice, zoneOf } from './tariffs.ts';

const OFFERED_DAYS = 10;
const intervals: readonly DeliveryInterval[] = [
  { from: '09:00', to: '14:00' },
  { from: '14:00', to: '18:00' },
];

function refusal(parcel: Parcel, limit: number, where: string): string | null {
  return parcel.weight > limit
    ? `${where} не принимает заказы тяжелее ${limit / 1000}\u00a0кг`
    : null;
}

function courier({ parcel, city, now }: DeliveryRequest): DeliveryOption {
  const reason = refusal(parcel, COURIER_LIMIT_GRAMS, 'Курьер');
  const zone = city === null ? null : zoneOf(city);
  const days = zone === null ? [] : arrivalDays(now, zone.lead, OFFERED_DAYS);
  return {
    method: 'Courier',
    name: 'Курьером',
    description:
      zone === null
        ? 'Привезём по адресу; срок и цена зависят от города'
        : `Привезём за ${zone.time}, от ${formatMoney(zone.freeFrom)} бесплатно`,
    allowed: reason === null,
    reason,
    ticketType: reason === null ? null : 'OrderDeliveryUnavailable',
    cost: zone === null ? null : courierPrice(parcel, zone),
    freeFrom: zone?.freeFrom ?? null,
    dates: days.map((date) => ({ date, intervals: [...intervals] })),
    points: [],
  };
}

function toPoint(record: PickupPointRecord, { parcel, now }: DeliveryRequest): PickupPoint {
  const { lead, limit, ...point } = record;
  const reason = refusal(parcel, limit, 'Пункт');
  const [readyDate = ''] = arrivalDays(now, lead, 1);
  return { ...point, readyDate, allowed: reason === null, reason };
}

/** The reader's own city first, then the others in the order of the alphabet. */
function sortForCity(points: readonly PickupPointRecord[], city: string | null) {
  return points.toSorted(
    (a, b) =>
      Number(b.city === city) - Number(a.city === city) || a.city.localeCompare(b.city, 'ru'),
  );
}

function pickup(request: DeliveryRequest): DeliveryOption {
  const points = sortForCity(pickupPoints, request.city).map((point) => toPoint(point, request));
  const allowed = points.some((point) => point.allowed);
  return {
    method: 'Pickup',
    name: 'Самовывоз',
    description: 'Бесплатно, храним 7 дней',
    allowed,
    reason: allowed ? null : 'Заказ слишком тяжёлый для пунктов выдачи',
    ticketType: allowed ? null : 'OrderDeliveryUnavailable',
    cost: 0,
    freeFrom: 0,
    dates: [],
    points,
  };
}

/** The shop's own couriers and points, by a table. */
export const localDelivery: DeliveryService = {
  listOptions: async (request) => [courier(request), pickup(request)],
  findPoint: async (id, request) => {
    const record = pickupPoints.find((point) => point.id === id);
    return record ? toPoint(record, request) : null;
  },
};
