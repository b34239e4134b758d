import type { Parcel } from '#server/integrations/delivery-service.ts';

/** A zone of the courier's tariff; money in kopecks. */
export interface Zone {
  /** Its cities by the alphabet; the last zone has none: it is everywhere else. */
  cities: readonly string[];
  price: number;
  /** Products of this much travel free. */
  freeFrom: number;
  /** Working days. */
  lead: number;
  /** For the user: how long it takes. */
  time: string;
}

const near: Zone = {
  cities: ['Казань', 'Москва', 'Санкт-Петербург'],
  price: 39_000,
  freeFrom: 1_000_000,
  lead: 1,
  time: '1–2 рабочих дня',
};
const middle: Zone = {
  cities: [
    'Волгоград',
    'Воронеж',
    'Екатеринбург',
    'Ижевск',
    'Краснодар',
    'Красноярск',
    'Набережные Челны',
    'Нижний Новгород',
    'Новосибирск',
    'Омск',
    'Пермь',
    'Ростов-на-Дону',
    'Самара',
    'Саратов',
    'Тольятти',
    'Тюмень',
    'Ульяновск',
    'Уфа',
    'Челябинск',
    'Ярославль',
  ],
  price: 59_000,
  freeFrom: 1_500_000,
  lead: 3,
  time: '3–5 рабочих дней',
};
const far: Zone = {
  cities: [],
  price: 99_000,
  freeFrom: 2_500_000,
  lead: 6,
  time: '6–9 рабочих дней',
};

/** The nearest first. */
export const zones: readonly Zone[] = [near, middle, far];

/** A city as its names are compared: «г. Москва» and «москва» are one. */
export function plainCity(city: string): string {
  return city
    .toLowerCase()
    .replace(/^г\.?\s+/, '')
    .trim();
}

const byPlainName = new Map(
  zones.flatMap((zone) => zone.cities.map((city) => [plainCity(city), zone] as const)),
);

/** Whether two names are of one city, however they are typed. */
export function isSameCity(one: string, other: string): boolean {
  return plainCity(one) === plainCity(other);
}

/** The zone of a city, however its name is typed: «г. Москва», «казань». */
export function zoneOf(city: string): Zone {
  return byPlainName.get(plainCity(city)) ?? far;
}

/** Grams that the price of the zone covers. */
export const INCLUDED_GRAMS = 10_000;
/** Grams, and what each started step of them costs beyond the covered ones, kopecks. */
export const STEP_GRAMS = 10_000;
export const STEP_PRICE = 30_000;
/** What a courier's car takes, grams. */
export const COURIER_LIMIT_GRAMS = 500_000;

/** What every started 10 kg beyond the first ten costs, kopecks; also when the way itself is free. */
export function weightSurcharge({ weight }: Parcel): number {
  return Math.max(0, Math.ceil((weight - INCLUDED_GRAMS) / STEP_GRAMS)) * STEP_PRICE;
}

/** Kopecks: the way and the weight. */
export function courierPrice(parcel: Parcel, zone: Zone): number {
  return (parcel.amount >= zone.freeFrom ? 0 : zone.price) + weightSurcharge(parcel);
}
