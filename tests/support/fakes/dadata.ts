import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startFakeService } from './fake-service.ts';

/** How the next call fails. */
export type DaDataFailure = 'Error' | 'TooMany' | 'Malformed' | 'Dropped' | 'Nonsense';

/** A suggestion as the documentation shows it: most members are null. */
export interface DaDataSuggestion {
  value: string;
  unrestricted_value?: string;
  data: Record<string, unknown>;
}

/** DaData as its documentation describes it, with a few addresses and organizations. */
export interface FakeDaData {
  url: string;
  apiKey: string;
  addresses: DaDataSuggestion[];
  parties: DaDataSuggestion[];
  /** Calls by path, with the bodies that were sent. */
  calls: { path: string; body: { query?: unknown; count?: unknown; kpp?: unknown } }[];
  /** Whether the limit of the day is used up. */
  exhaust(isExhausted: boolean): void;
  /** Fails so many further calls. */
  fail(failure: DaDataFailure, times?: number): void;
  close(): Promise<void>;
}

const ROOT = '/suggestions/api/4_1/rs';
const COUNT = { usual: 10, max: 20 };

/** A registered house in Moscow, as DaData describes it. */
export const houseInMoscow: DaDataSuggestion = {
  value: 'г Москва, ул Лесная, д 12 к 2',
  unrestricted_value: '125047, г Москва, Тверской р-н, ул Лесная, д 12 к 2',
  data: {
    postal_code: '125047',
    country: 'Россия',
    region_with_type: 'г Москва',
    region_type: 'г',
    region: 'Москва',
    area_with_type: null,
    city_with_type: 'г Москва',
    city: 'Москва',
    settlement_with_type: null,
    street_with_type: 'ул Лесная',
    house_type: 'д',
    house: '12',
    block_type: 'к',
    block: '2',
    flat: null,
  },
};

/** An organization, as DaData describes it; the data says what differs. */
export function party(value: string, data: Record<string, unknown>): DaDataSuggestion {
  return {
    value,
    unrestricted_value: value,
    data: {
      kpp: null,
      management: null,
      branch_type: 'MAIN',
      type: 'LEGAL',
      state: { status: 'ACTIVE', liquidation_date: null },
      name: { full_with_opf: value, short_with_opf: value, latin: null },
      address: null,
      ...data,
    },
  };
}

class Rejection extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`${status}`);
    this.status = status;
  }
}

/** Starts DaData on the loopback interface. */
export async function startFakeDaData(): Promise<FakeDaData> {
  const service = await startFakeService();
  const apiKey = '0123456789abcdef0123456789abcdef01234567';
  const addresses: DaDataSuggestion[] = [];
  const parties: DaDataSuggestion[] = [];
  const calls: FakeDaData['calls'] = [];
  const failures: DaDataFailure[] = [];
  let isExhausted = false;

  const suggest = (path: string, body: FakeDaData['calls'][number]['body']): object => {
    const { query, count = COUNT.usual, kpp } = body;
    if (typeof query !== 'string' || typeof count !== 'number') throw new Rejection(400);
    if (query.length > 300) throw new Rejection(413);
    const words = query.toLowerCase().split(/[\s,]+/);
    const matches = ({ value }: DaDataSuggestion) =>
      words.every((word) => value.toLowerCase().includes(word));
    const routes: Record<string, () => DaDataSuggestion[]> = {
      [`${ROOT}/suggest/address`]: () => addresses.filter(matches),
      [`${ROOT}/suggest/party`]: () =>
        parties.filter((one) => matches(one) || String(one.data.inn).startsWith(query)),
      [`${ROOT}/findById/party`]: () =>
        parties.filter(
          ({ data }) =>
            [data.inn, data.ogrn].includes(query) && (kpp === undefined || data.kpp === kpp),
        ),
    };
    const found = routes[path]?.();
    if (found === undefined) throw new Rejection(404);
    return { suggestions: found.slice(0, Math.min(count, COUNT.max)) };
  };

  const reply = (request: IncomingMessage, path: string, sent: string): object => {
    if (request.method !== 'POST') throw new Rejection(405);
    const { authorization = '' } = request.headers;
    if (authorization === '') throw new Rejection(401);
    if (authorization !== `Token ${apiKey}` || isExhausted) throw new Rejection(403);
    const body = JSON.parse(sent);
    calls.push({ path: path.slice(ROOT.length), body });
    return suggest(path, body);
  };

  const respond = async (response: ServerResponse, request: IncomingMessage) => {
    const sent = await text(request);
    const { pathname } = new URL(request.url ?? '', service.url);
    const json = { 'Content-Type': 'application/json; charset=utf-8' };
    const failure = failures.shift();
    if (failure === 'Error') return response.writeHead(500).end();
    if (failure === 'TooMany') return response.writeHead(429).end();
    if (failure === 'Malformed') return response.writeHead(200, json).end('{"suggestions":[');
    if (failure === 'Nonsense') return response.writeHead(200, json).end('{"suggestions":[{}]}');
    if (failure === 'Dropped') return response.destroy();
    try {
      const found = reply(request, pathname, sent);
      return response.writeHead(200, json).end(JSON.stringify(found));
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      const problem = {
        family: 'CLIENT_ERROR',
        reason: error.status === 403 ? 'Forbidden' : 'Error',
        message: error.status === 403 ? "Feature 'SUGGESTIONS' disabled for token" : '',
      };
      return response.writeHead(error.status, json).end(JSON.stringify(problem));
    }
  };
  service.responses((response, request) => {
    respond(response, request).catch((error: unknown) =>
      response.writeHead(418).end(String(error)),
    );
  });

  return {
    url: `${service.url}${ROOT}`,
    apiKey,
    addresses,
    parties,
    calls,
    exhaust: (next) => {
      isExhausted = next;
    },
    fail: (failure, times = 1) => {
      failures.push(...Array.from({ length: times }, () => failure));
    },
    close: () => service.close(),
  };
}
