/** A pickup point as the shop knows it, whatever the parcel. */
export interface PickupPointRecord {
  id: string;
  name: string;
  city: string;
  address: string;
  phone: string;
  schedule: string;
  latitude: number;
  longitude: number;
  /** Working days until an order can be collected. */
  lead: number;
  /** Heaviest order, grams. */
  limit: number;
}

const weekdays = 'Пн–Пт 9:00–19:00';
const withSaturday = 'Пн–Пт 9:00–20:00, Сб 10:00–16:00';

export const pickupPoints: readonly PickupPointRecord[] = [
  {
    id: 'kzn-sklad',
    name: 'Склад в Казани',
    city: 'Казань',
    address: 'г Казань, ул Магистральная, д 35',
    phone: '+78432123401',
    schedule: weekdays,
    latitude: 55.7369,
    longitude: 49.1703,
    lead: 1,
    limit: 500_000,
  },
  {
    id: 'kzn-baumana',
    name: 'Пункт выдачи на Баумана',
    city: 'Казань',
    address: 'г Казань, ул Баумана, д 15',
    phone: '+78432123402',
    schedule: withSaturday,
    latitude: 55.7897,
    longitude: 49.1187,
    lead: 1,
    limit: 30_000,
  },
  {
    id: 'msk-lesnaya',
    name: 'Пункт выдачи на Лесной',
    city: 'Москва',
    address: 'г Москва, ул Лесная, д 20',
    phone: '+74951234501',
    schedule: withSaturday,
    latitude: 55.7785,
    longitude: 37.5881,
    lead: 1,
    limit: 30_000,
  },
  {
    id: 'msk-profsoyuznaya',
    name: 'Пункт выдачи на Профсоюзной',
    city: 'Москва',
    address: 'г Москва, ул Профсоюзная, д 56',
    phone: '+74951234502',
    schedule: withSaturday,
    latitude: 55.6697,
    longitude: 37.5522,
    lead: 1,
    limit: 30_000,
  },
  {
    id: 'spb-ligovskiy',
    name: 'Пункт выдачи на Лиговском',
    city: 'Санкт-Петербург',
    address: 'г Санкт-Петербург, пр-кт Лиговский, д 74',
    phone: '+78121234501',
    schedule: withSaturday,
    latitude: 59.9206,
    longitude: 30.3557,
    lead: 2,
    limit: 30_000,
  },
  {
    id: 'nnv-belinskogo',
    name: 'Пункт выдачи на Белинского',
    city: 'Нижний Новгород',
    address: 'г Нижний Новгород, ул Белинского, д 32',
    phone: '+78311234501',
    schedule: weekdays,
    latitude: 56.3103,
    longitude: 44.0027,
    lead: 3,
    limit: 20_000,
  },
  {
    id: 'ekb-malysheva',
    name: 'Пункт выдачи на Малышева',
    city: 'Екатеринбург',
    address: 'г Екатеринбург, ул Малышева, д 51',
    phone: '+73431234501',
    schedule: weekdays,
    latitude: 56.8356,
    longitude: 60.6128,
    lead: 4,
    limit: 20_000,
  },
  {
    id: 'nsk-krasniy',
    name: 'Пункт выдачи на Красном проспекте',
    city: 'Новосибирск',
    address: 'г Новосибирск, пр-кт Красный, д 77',
    phone: '+73831234501',
    schedule: weekdays,
    latitude: 55.0438,
    longitude: 82.9174,
    lead: 5,
    limit: 20_000,
  },
];
