import { limits } from '#generated/server/limits.ts';
import type { Database } from '#server/db/connection.ts';
import { hasWords } from '#server/delivery/point-search.ts';
import { isSameCity, plainCity } from '#server/delivery/tariffs.ts';
import { arrivalDays } from '#server/delivery/working-days.ts';
import type {
  DeliveryOption,
  DeliveryRequest,
  DeliveryService,
  PickupPoint,
} from '#server/integrations/delivery-service.ts';
import { createSdekClient, type SdekConfig } from '#server/integrations/sdek/sdek-client.ts';
import { formatWeight } from '#src/lib/numbers/weight.ts';
import { normalizeForSearch } from '#src/lib/text/normalize.ts';
import { codeOf, createSdekCarrier, pointIDOf } from './sdek-carrier.ts';
import { createMemory } from './sdek-memory.ts';
import { findCityPoints, findSdekPoint, type SdekPointRow, searchPoints } from './sdek-points.ts';
import { findQuote, type QuoteResult, quotedWeight } from './sdek-quotes.ts';

/** Lists of points, single points and prices in the memory of a process. */
const LISTS = 500;
const POINTS = 5000;
const QUOTES = 5000;
/** Days in the shop before СДЭК has the parcel. */
const PACKING_DAYS = 1;
/** Cities of one name, and of a search, whose prices are shown; each is a call. */
const QUOTED_CITIES = 8;

function obstacle(
  { closedAt, weightLimit }: SdekPointRow,
  quote: QuoteResult | null,
  weight: number,
): string | null {
  if (closedAt !== null) return 'Пункт больше не работает, выберите другой';
  if (weightLimit !== null && weight > weightLimit) {
    return `Пункт не принимает заказы тяжелее ${formatWeight(weightLimit)}`;
  }
  switch (quote?.state) {
    case 'Offered':
      return null;
    case 'Unavailable':
      return 'СДЭК не доставит такой заказ в этот пункт, выберите другой';
    case 'Unknown':
      return 'СДЭК сейчас не отвечает, и цена неизвестна: выберите другой пункт или повторите через минуту';
    default:
      return 'Уточните город, чтобы узнать цену';
  }
}

function toPoint(
  row: SdekPointRow,
  quote: QuoteResult | null,
  { parcel, now }: DeliveryRequest,
): PickupPoint {
  const { code, name, city, address, phone, schedule, latitude, longitude } = row;
  const reason = obstacle(row, quote, parcel.weight);
  const days = quote?.state === 'Offered' ? quote.days : 0;
  const [readyDate = ''] = arrivalDays(now, PACKING_DAYS + days, 1);
  const place = { id: pointIDOf(code), name, city, address, phone, schedule, latitude, longitude };
  const cost = quote?.state === 'Offered' ? quote.cost : null;
  return { ...place, readyDate, allowed: reason === null, reason, cost };
}

/** The price of all points that one can choose from in this city, when it is the same; else null. */
function commonCost(points: readonly PickupPoint[], city: string): number | null {
  const costs = new Set(
    points
      .filter((point) => point.allowed && isSameCity(point.city, city))
      .map(({ cost = 0 }) => cost),
  );
  const [first = null] = costs;
  return costs.size === 1 ? first : null;
}

function byPlace(city: string | null) {
  const isNear = (point: PickupPoint) => city !== null && isSameCity(point.city, city);
  return (a: PickupPoint, b: PickupPoint): number =>
    Number(isNear(b)) - Number(isNear(a)) ||
    Number(b.allowed) - Number(a.allowed) ||
    (a.cost ?? 0) - (b.cost ?? 0) ||
    a.city.localeCompare(b.city, 'ru') ||
    a.name.localeCompare(b.name, 'ru');
}

/** The shop's own points cost nothing. */
function ownCost(point: PickupPoint): PickupPoint {
  return { ...point, cost: 0 };
}

/** The pickup of the shop's own points, with those of СДЭК. */
function merge(
  own: DeliveryOption,
  ofCarrier: readonly PickupPoint[],
  city: string | null,
): DeliveryOption {
  if (ofCarrier.length === 0) return own;
  const points = [...own.points.map(ownCost), ...ofCarrier]
    .toSorted(byPlace(city))
    .slice(0, limits['DeliveryOption.points']);
  const allowed = points.some((point) => point.allowed);
  const cost = city === null ? null : commonCost(points, city);
  return {
    ...own,
    points,
    cost,
    freeFrom: cost === 0 ? 0 : null,
    ...(allowed ? { allowed, reason: null, ticketType: null } : {}),
  };
}

interface SdekOptions {
  /** The couriers and points of the shop itself. */
  own: DeliveryService;
  config: SdekConfig;
  db: Database;
  /** Milliseconds. */
  now?: () => number;
}

/**
 * The shop's own couriers and points, and the points of СДЭК. What is read in a transaction comes from
 * memory; what is not there yet is loaded outside of it (`withLoading`).
 */
export function createSdekDelivery({
  own,
  config,
  db,
  now: clock = performance.now.bind(performance),
}: SdekOptions): DeliveryService {
  const client = createSdekClient(config, clock);
  const never = () => false;
  const lists = createMemory<SdekPointRow[]>(LISTS, never, clock);
  const single = createMemory<{ row: SdekPointRow | null }>(POINTS, never, clock);
  const quotes = createMemory<QuoteResult>(QUOTES, ({ state }) => state === 'Unknown', clock);

  const quotesOf = (
    rows: readonly SdekPointRow[],
    { parcel, now }: DeliveryRequest,
  ): Map<number, QuoteResult> => {
    const weight = quotedWeight(parcel.weight);
    const cities = [...new Set(rows.map(({ cityCode }) => cityCode))].slice(0, QUOTED_CITIES);
    const results = quotes.getAll(
      cities.map((toCity) => [
        `${toCity} ${weight}`,
        () => findQuote({ db, client, config, toCity, weight, now }),
      ]),
    );
    return new Map(cities.map((city, index) => [city, results[index] as QuoteResult]));
  };
  const toPoints = (rows: readonly SdekPointRow[], request: DeliveryRequest): PickupPoint[] => {
    const found = quotesOf(rows, request);
    return rows.map((row) => toPoint(row, found.get(row.cityCode) ?? null, request));
  };
  const pointsIn = (city: string, request: DeliveryRequest): PickupPoint[] => {
    const plain = plainCity(city);
    return toPoints(
      lists.get(`city ${plain}`, () => findCityPoints(db, plain)),
      request,
    );
  };
  /** The points with these words, wherever they are. */
  const found = (query: string, request: DeliveryRequest): PickupPoint[] => {
    const text = normalizeForSearch(query);
    return toPoints(
      lists.get(`search ${text}`, () => searchPoints(db, text)),
      request,
    ).toSorted(byPlace(request.city ?? request.nearCity ?? null));
  };

  return {
    ...own,
    carrier: createSdekCarrier(client),
    listOptions: async (request) => {
      const { query = null } = request;
      const options = await own.listOptions({ ...request, query: null });
      const city = request.city ?? request.nearCity ?? null;
      const near = city === null ? [] : pointsIn(city, request);
      return options.map((option) => {
        if (option.method !== 'Pickup') return option;
        const merged = merge(option, near, city);
        if (query === null) return merged;
        const ofShop = option.points.filter((point) => hasWords(point, query)).map(ownCost);
        const points = [...ofShop, ...found(query, request)];
        return { ...merged, points: points.slice(0, limits['DeliveryOption.points']) };
      });
    },
    explainCity: async (city, parcel) => {
      const points = pointsIn(city, { parcel, city, now: new Date() });
      if (points.some(({ allowed }) => allowed)) return null;
      const [first] = points;
      return first?.reason ?? own.explainCity(city, parcel);
    },
    findPoint: async (id, request) => {
      const code = codeOf(id);
      if (code === null) {
        const point = await own.findPoint(id, request);
        return point && ownCost(point);
      }
      const { row } = single.get(code, async () => ({ row: await findSdekPoint(db, code) }));
      return row === null ? null : (toPoints([row], request)[0] ?? null);
    },
  };
}
