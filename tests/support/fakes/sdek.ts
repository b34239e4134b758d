import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startFakeService } from './fake-service.ts';

// Tests assert on what was sent, so that it is not typed.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Sent = any;

/** A point as СДЭК lists it. */
export interface FakePoint {
  code: string;
  city: string;
  cityCode: number;
  address: string;
  /** Kilograms. */
  weightMax?: number;
}

interface FakeOrder {
  uuid: string;
  number: string;
  body: Sent;
  cdekNumber: string | null;
  requests: object[];
  statuses: { code: string; name: string; date_time: string; city: string }[];
}

/** How the next call fails: before it has its effect, or (`Lost`) after it. */
export type SdekFailure = 'Error' | 'Limit' | 'Malformed' | 'Dropped' | 'Lost' | 'Hanging';

/** СДЭК's API 2.0 as its documentation describes it, with its orders in memory. */
export interface FakeSdek {
  /** Settings of the shop for it. */
  config: {
    account: string;
    secret: string;
    url: string;
    fromCity: number;
    shipmentPoint: string;
    tariff: number;
  };
  points: FakePoint[];
  /** Rubles for the first kilogram to a city, by its code; no price, no way there. */
  prices: Map<number, number>;
  orders: Map<string, FakeOrder>;
  subscriptions: string[];
  /** Calls by method and path, with the bodies that were sent. */
  calls: { call: string; query: string; body: Sent }[];
  /** Bodies of a call. */
  sent(call: string): Sent[];
  /** Fails so many further ones of these calls. */
  fail(call: string, failure: SdekFailure, times?: number): void;
  clearFailures(): void;
  /** Tokens that were issued are no longer valid. */
  revokeTokens(): void;
  /** Orders that are registered from now on turn out to be invalid, with this error. */
  rejectOrders(code: string | null): void;
  /** The next search for this number does not find it yet. */
  hideOnce(number: string): void;
  orderOf(number: string): FakeOrder;
  /** An order gets a status; @returns what СДЭК reports of it. */
  step(number: string, code: string, at: string): object;
  close(): Promise<void>;
}

class Rejection extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

function invalidRequest(status: number, type: string, code: string): Rejection {
  const request = { type, date_time: '2026-03-12T09:00:00+0000', state: 'INVALID' };
  const errors = [{ code, message: `Message of ${code}` }];
  return new Rejection(status, { requests: [{ ...request, errors }] });
}

function showPoint({ code, city, cityCode, address, weightMax }: FakePoint): object {
  return {
    code,
    name: `На ${address}`,
    uuid: randomUUID(),
    work_time: 'Пн-Пт 09:00-20:00, Сб-Вс 10:00-18:00',
    phones: [{ number: '+79990000000' }],
    type: 'PVZ',
    owner_code: 'cdek',
    take_only: false,
    is_handout: true,
    is_reception: true,
    have_cashless: true,
    have_cash: true,
    allowed_cod: true,
    weight_min: 0,
    ...(weightMax === undefined ? {} : { weight_max: weightMax }),
    location: {
      country_code: 'RU',
      region_code: 81,
      region: 'Москва',
      city_code: cityCode,
      city,
      longitude: 37.6,
      latitude: 55.7,
      address,
      address_full: `Россия, ${city}, ${address}`,
    },
  };
}

/** What the documentation requires of an order from office to office. @throws Rejection */
function validateOrder(body: Sent): void {
  const [parcel] = body.packages ?? [];
  const isValid =
    body.type === 1 &&
    Number.isInteger(body.tariff_code) &&
    typeof body.shipment_point === 'string' &&
    typeof body.delivery_point === 'string' &&
    body.to_location === undefined &&
    /^[\x20-\x7e]{1,40}$/.test(body.number) &&
    body.recipient?.name?.length > 0 &&
    /^\+7\d{10}$/.test(body.recipient.phones?.[0]?.number) &&
    parcel?.number?.length > 0 &&
    parcel.weight > 0 &&
    parcel.items.length > 0 &&
    parcel.items.every(
      (item: Sent) =>
        item.name.length <= 255 &&
        item.ware_key.length <= 50 &&
        item.amount > 0 &&
        item.weight > 0 &&
        item.cost >= 0 &&
        item.payment.value >= 0,
    );
  if (!isValid) throw invalidRequest(400, 'CREATE', 'v2_bad_request');
}

/** Starts СДЭК on the loopback interface. */
export async function startFakeSdek(): Promise<FakeSdek> {
  const service = await startFakeService();
  const config = {
    account: 'account',
    secret: 'secret-of-tests',
    url: `${service.url}/v2`,
    fromCity: 424,
    shipmentPoint: 'KZN1',
    tariff: 136,
  };
  const fake = {
    points: [] as FakePoint[],
    prices: new Map<number, number>(),
    orders: new Map<string, FakeOrder>(),
    subscriptions: [] as string[],
    calls: [] as FakeSdek['calls'],
  };
  const tokens = new Set<string>();
  const failures: { call: string; failure: SdekFailure }[] = [];
  let rejection: string | null = null;
  let hidden: string | null = null;
  let numbers = 1_105_000_000;

  const issueToken = (sent: string): object => {
    const form = new URLSearchParams(sent);
    const isKnown =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === config.account &&
      form.get('client_secret') === config.secret;
    if (!isKnown) throw new Rejection(401, { error: 'invalid_client' });
    const token = randomUUID();
    tokens.add(token);
    return { access_token: token, token_type: 'bearer', expires_in: 3599, scope: 'order:all' };
  };

  const quote = ({ tariff_code, to_location, packages }: Sent): object => {
    const price = fake.prices.get(to_location.code);
    if (price === undefined) {
      const message = 'По указанным параметрам доставка невозможна';
      throw new Rejection(400, { errors: [{ code: 'v2_tariff_not_available', message }] });
    }
    const kilograms = Math.ceil(packages[0].weight / 1000);
    const delivery_sum = price + (kilograms - 1) * 30;
    return {
      tariff_code,
      delivery_sum,
      period_min: 2,
      period_max: 3,
      weight_calc: kilograms * 1000,
      services: [],
      total_sum: delivery_sum + 0.5,
      currency: 'RUB',
    };
  };

  const create = (body: Sent): object => {
    validateOrder(body);
    const isTaken = [...fake.orders.values()].some(
      ({ number, statuses }) =>
        number === body.number && !statuses.some(({ code }) => /INVALID|REMOVED/.test(code)),
    );
    if (isTaken) {
      const code = 'error_validate_im_dep_number_has_already_had_integration';
      throw invalidRequest(400, 'CREATE', code);
    }
    const uuid = randomUUID();
    const request = {
      request_uuid: randomUUID(),
      type: 'CREATE',
      date_time: '2026-03-12T09:00:00+0000',
    };
    const outcome =
      rejection === null
        ? { ...request, state: 'SUCCESSFUL' }
        : { ...request, state: 'INVALID', errors: [{ code: rejection, message: 'Не принято' }] };
    numbers += 1;
    fake.orders.set(uuid, {
      uuid,
      number: body.number,
      body,
      cdekNumber: rejection === null ? `${numbers}` : null,
      requests: [outcome],
      statuses: [
        ['ACCEPTED', '2026-03-12T09:00:00+0000'],
        [rejection === null ? 'CREATED' : 'INVALID', '2026-03-12T09:00:01+0000'],
      ].map(([code = '', date_time = '']) => ({ code, name: code, date_time, city: 'Казань' })),
    });
    return { entity: { uuid }, requests: [{ ...request, state: 'ACCEPTED' }] };
  };

  const show = (order: FakeOrder): object => ({
    entity: {
      uuid: order.uuid,
      type: 1,
      is_return: false,
      is_reverse: false,
      ...(order.cdekNumber === null ? {} : { cdek_number: order.cdekNumber }),
      number: order.number,
      tariff_code: order.body.tariff_code,
      delivery_point: order.body.delivery_point,
      // The newest first, as СДЭК lists them.
      statuses: order.statuses.toReversed(),
    },
    requests: order.requests,
    related_entities: [],
  });

  const route = (method: string, url: URL, sent: string): [status: number, reply: object] => {
    const path = url.pathname.replace(/^\/v2/, '');
    const body = sent === '' || path === '/oauth/token' ? undefined : JSON.parse(sent);
    const [, collection, uuid] = path.split('/');
    switch (`${method} /${collection}`) {
      case 'POST /oauth':
        return [200, issueToken(sent)];
      case 'GET /deliverypoints': {
        const size = Number(url.searchParams.get('size'));
        const from = Number(url.searchParams.get('page')) * size;
        return [200, fake.points.slice(from, from + size).map(showPoint)];
      }
      case 'POST /calculator':
        return [200, quote(body)];
      case 'POST /orders':
        return [202, create(body)];
      case 'GET /orders': {
        const number = url.searchParams.get('im_number');
        const isHidden = number !== null && number === hidden;
        if (isHidden) hidden = null;
        const found = isHidden
          ? undefined
          : number === null
            ? fake.orders.get(uuid ?? '')
            : [...fake.orders.values()].findLast((order) => order.number === number);
        if (found !== undefined) return [200, show(found)];
        const code = number === null ? 'v2_entity_not_found' : 'v2_entity_not_found_im_number';
        throw invalidRequest(400, 'GET', code);
      }
      case 'DELETE /orders': {
        const order = fake.orders.get(uuid ?? '');
        if (order === undefined) throw invalidRequest(400, 'DELETE', 'v2_entity_not_found');
        if (order.statuses.at(-1)?.code !== 'CREATED') {
          throw invalidRequest(400, 'DELETE', 'v2_order_not_deletable');
        }
        const date_time = '2026-03-12T10:00:00+0000';
        order.statuses.push({ code: 'REMOVED', name: 'Удалён', date_time, city: 'Казань' });
        return [202, { entity: { uuid }, requests: [{ type: 'DELETE', state: 'ACCEPTED' }] }];
      }
      case 'GET /webhooks':
        return [
          200,
          fake.subscriptions.map((one) => ({ uuid: randomUUID(), type: 'ORDER_STATUS', url: one })),
        ];
      case 'POST /webhooks':
        fake.subscriptions.push(body.url);
        return [202, { entity: { uuid: randomUUID() }, requests: [] }];
      default:
        throw new Rejection(404, {});
    }
  };

  const respond = async (response: ServerResponse, request: IncomingMessage) => {
    const sent = await text(request);
    const url = new URL(request.url ?? '', service.url);
    const isToken = url.pathname.endsWith('/oauth/token');
    const call = `${request.method} ${url.pathname.replace(/^\/v2/, '')}`;
    const body = isToken || sent === '' ? sent : JSON.parse(sent);
    fake.calls.push({ call, query: url.search, body });
    const next = failures.findIndex((one) => call.startsWith(one.call));
    const failure = next < 0 ? undefined : failures.splice(next, 1)[0]?.failure;
    if (failure === 'Hanging') return;
    if (failure === 'Error') return response.writeHead(500).end('{}');
    if (failure === 'Limit') return response.writeHead(429).end('{}');
    if (failure === 'Malformed') return response.writeHead(200).end('<html>');
    if (failure === 'Dropped') return response.destroy();
    try {
      const token = request.headers.authorization?.replace('Bearer ', '');
      if (!isToken && !tokens.has(token ?? '')) {
        throw invalidRequest(401, 'AUTH', 'v2_token_expired');
      }
      const [status, reply] = route(request.method ?? '', url, sent);
      if (failure === 'Lost') return response.destroy();
      return response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(reply));
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      return response.writeHead(error.status).end(JSON.stringify(error.body));
    }
  };
  service.responses((response, request) => {
    respond(response, request).catch((error: unknown) =>
      response.writeHead(418).end(String(error)),
    );
  });

  const orderOf = (number: string): FakeOrder => {
    const found = [...fake.orders.values()].findLast((order) => order.number === number);
    if (found === undefined) throw new Error(`No order ${number}`);
    return found;
  };
  return {
    ...fake,
    config,
    sent: (call) => fake.calls.filter((one) => one.call === call).map(({ body }) => body),
    fail: (call, failure, times = 1) => {
      failures.push(...Array.from({ length: times }, () => ({ call, failure })));
    },
    clearFailures: () => {
      failures.length = 0;
    },
    revokeTokens: () => tokens.clear(),
    rejectOrders: (code) => {
      rejection = code;
    },
    hideOnce: (number) => {
      hidden = number;
    },
    orderOf,
    step: (number, code, at) => {
      const order = orderOf(number);
      order.statuses.push({ code, name: code, date_time: at, city: 'Москва' });
      return {
        type: 'ORDER_STATUS',
        date_time: at,
        uuid: order.uuid,
        attributes: {
          is_return: false,
          cdek_number: order.cdekNumber,
          number,
          code,
          status_date_time: at,
          city_name: 'Москва',
        },
      };
    },
    close: () => service.close(),
  };
}
