import * as z from 'zod';
import {
  createOutsideService,
  type ServiceCall,
  type ServiceReply,
} from '#server/integrations/outgoing/call-service.ts';
import { ServiceError } from '#server/integrations/outgoing/service-error.ts';
import {
  type NewSdekOrder,
  type SdekOrder,
  type SdekPointPage,
  type SdekQuote,
  schemas,
} from './sdek-schemas.ts';
import { createSdekToken, type SdekAccount } from './sdek-token.ts';

/** The account, and where parcels are handed over. */
export interface SdekConfig extends SdekAccount {
  /** Code of the city that parcels leave from, by СДЭК's directory. */
  fromCity: number;
  /** Code of the office to which the shop brings parcels. */
  shipmentPoint: string;
  /** Code of a tariff from office to office. */
  tariff: number;
}

export interface QuoteRequest {
  /** Code of the city by СДЭК's directory. */
  toCity: number;
  /** Grams. */
  weight: number;
}

export interface SdekClient {
  /** A page, from 0, of the points that hand over and take money; `count` with those that make no sense. */
  listPoints(page: number): Promise<SdekPointPage>;
  /** Null when СДЭК does not carry such a parcel there. */
  quote(request: QuoteRequest): Promise<SdekQuote | null>;
  /** @returns the order's uuid, and the errors of what was not accepted. */
  createOrder(order: NewSdekOrder): Promise<{ uuid: string | null; errors: SdekError[] }>;
  readOrder(uuid: string): Promise<SdekOrder | null>;
  /** The newest order with this number of ours. */
  findOrder(number: string): Promise<SdekOrder | null>;
  deleteOrder(uuid: string): Promise<SdekError[]>;
  listSubscriptions(): Promise<string[]>;
  subscribe(url: string): Promise<void>;
}

export interface SdekError {
  code: string;
  message: string;
}

/** The buyer waits for a price no longer than that, milliseconds. */
const QUOTE_TIMEOUT_MS = 3000;
/** What background jobs do may last longer, milliseconds. */
const JOB_TIMEOUT_MS = 30_000;
/** A point has about 3 KB; СДЭК allows more. */
const POINTS_PER_PAGE = 500;
/** Type of an order of an online shop, and the code of rubles. */
const ONLINE_SHOP = 1;
const RUBLES = 1;

/** All errors of a response: of its requests, or its own. */
function errorsOf(body: unknown): SdekError[] {
  const { data } = schemas.failure.safeParse(body);
  return [...(data?.errors ?? []), ...(data?.requests ?? []).flatMap(({ errors }) => errors ?? [])];
}

function isUnknown(errors: readonly SdekError[]): boolean {
  return errors.some(
    ({ code }) => code.startsWith('v2_entity_not_found') || code === 'v2_order_not_found',
  );
}

/**
 * СДЭК's API 2.0, as its documentation describes it (https://api-docs.cdek.ru/33828799.html and the pages beside it). Every method
 * throws a ServiceError without a usable response.
 * @param now milliseconds.
 */
export function createSdekClient(
  config: SdekConfig,
  now: () => number = performance.now.bind(performance),
): SdekClient {
  const { url, fromCity, shipmentPoint, tariff } = config;
  const forBuyers = createOutsideService({ name: 'СДЭК', timeoutMs: QUOTE_TIMEOUT_MS, now });
  const forJobs = createOutsideService({ name: 'СДЭК', timeoutMs: JOB_TIMEOUT_MS, now });
  const token = createSdekToken(config, forBuyers, now);

  const call = async (
    service: typeof forJobs,
    path: string,
    request: Omit<ServiceCall, 'url'>,
  ): Promise<ServiceReply> => {
    const attempt = async () => {
      const used = await token.get();
      const headers = { Authorization: `Bearer ${used}` };
      const reply = await service.call({ ...request, url: `${url}${path}`, headers });
      if (reply.status === 401) token.drop(used);
      return reply;
    };
    const first = await attempt();
    // The token may have been revoked; the call had no effect.
    const reply = first.status === 401 ? await attempt() : first;
    if (reply.status === 401 || reply.status === 403) {
      throw rejected(request.method, path, reply.status, []);
    }
    return reply;
  };

  const rejected = (
    method: string,
    path: string,
    status: number,
    errors: readonly SdekError[],
  ): ServiceError => {
    const codes = errors.map(({ code }) => code).join(', ');
    const shown = path.replace(/\?.*/, '');
    const message = `СДЭК rejected ${method} ${shown} with ${status}${codes && `: ${codes}`}`;
    return new ServiceError(message, { status, isUncertain: false });
  };

  const parse = <T extends z.ZodType>(schema: T, body: unknown, path: string): z.output<T> => {
    const { data, error } = schema.safeParse(body);
    if (error === undefined) return data as z.output<T>;
    const at = error.issues.map(({ path: fields }) => z.core.toDotPath(fields)).join(', ');
    const shown = path.replace(/\?.*/, '');
    throw new ServiceError(`СДЭК responded to ${shown} with nonsense: ${at}`);
  };

  const get = async <T extends z.ZodType>(schema: T, path: string): Promise<z.output<T>> => {
    const { status, body } = await call(forJobs, path, { method: 'GET', isRepeatable: true });
    if (status !== 200) throw rejected('GET', path, status, errorsOf(body));
    return parse(schema, body, path);
  };

  const getOrder = async (path: string): Promise<SdekOrder | null> => {
    const { status, body } = await call(forJobs, path, { method: 'GET', isRepeatable: true });
    const errors = errorsOf(body);
    if (status === 404 || (status === 400 && isUnknown(errors))) return null;
    if (status !== 200) throw rejected('GET', path, status, errors);
    return parse(schemas.order, body, path);
  };

  return {
    listPoints: (page) => {
      const query = `type=PVZ&country_code=RU&is_handout=true&allowed_cod=true&size=${POINTS_PER_PAGE}&page=${page}`;
      return get(schemas.points, `/deliverypoints?${query}`);
    },
    quote: async ({ toCity, weight }) => {
      const path = '/calculator/tariff';
      const { status, body } = await call(forBuyers, path, {
        method: 'POST',
        body: {
          type: ONLINE_SHOP,
          currency: RUBLES,
          tariff_code: tariff,
          from_location: { code: fromCity },
          to_location: { code: toCity },
          packages: [{ weight }],
        },
        // The buyer waits: what was not there in time counts as not known.
        isRepeatable: false,
      });
      const errors = errorsOf(body);
      if (errors.some(({ code }) => code === 'v2_internal_error')) {
        throw rejected('POST', path, status, errors);
      }
      // No such tariff on this way, or too heavy for it.
      if (errors.length > 0 && (status === 200 || status === 400)) return null;
      if (status !== 200) throw rejected('POST', path, status, errors);
      return parse(schemas.quote, body, path);
    },
    createOrder: async (order) => {
      const path = '/orders';
      const { status, body } = await call(forJobs, path, {
        method: 'POST',
        body: { type: ONLINE_SHOP, tariff_code: tariff, shipment_point: shipmentPoint, ...order },
        isRepeatable: false,
      });
      const errors = errorsOf(body);
      if (errors.length > 0 && status < 500) return { uuid: null, errors };
      if (status !== 200 && status !== 202) throw rejected('POST', path, status, errors);
      const { entity } = parse(schemas.accepted, body, path);
      return { uuid: entity.uuid, errors };
    },
    readOrder: (uuid) => getOrder(`/orders/${encodeURIComponent(uuid)}`),
    findOrder: (number) => getOrder(`/orders?im_number=${encodeURIComponent(number)}`),
    deleteOrder: async (uuid) => {
      const path = `/orders/${encodeURIComponent(uuid)}`;
      const { status, body } = await call(forJobs, path, { method: 'DELETE', isRepeatable: true });
      const errors = errorsOf(body);
      if (status === 404 || isUnknown(errors)) return [];
      if (errors.length === 0 && status !== 200 && status !== 202) {
        throw rejected('DELETE', '/orders', status, errors);
      }
      return errors;
    },
    listSubscriptions: async () => {
      const found = await get(schemas.subscriptions, '/webhooks');
      return found.filter(({ type }) => type === 'ORDER_STATUS').map((one) => one.url);
    },
    subscribe: async (target) => {
      const path = '/webhooks';
      const { status, body } = await call(forJobs, path, {
        method: 'POST',
        body: { url: target, type: 'ORDER_STATUS' },
        isRepeatable: true,
      });
      const errors = errorsOf(body);
      if (errors.length > 0 || (status !== 200 && status !== 202)) {
        throw rejected('POST', path, status, errors);
      }
    },
  };
}
