import * as z from 'zod';
import { createOutsideService } from '#server/integrations/outgoing/call-service.ts';
import { ServiceError } from '#server/integrations/outgoing/service-error.ts';

/** The account at DaData. */
export interface DaDataConfig {
  /** Key of the API; never logged. */
  apiKey: string;
  /** Without a slash at the end: `https://suggestions.dadata.ru/suggestions/api/4_1/rs`. */
  url: string;
}

/*
 * DaData's API of suggestions, version 4.1, as its documentation describes it
 * (https://dadata.ru/api/suggest/address/, https://dadata.ru/api/suggest/party/,
 * https://dadata.ru/api/find-party/). Any member may be null or missing.
 */

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);

const address = z.object({
  region: text,
  region_with_type: text,
  region_type: text,
  area_with_type: text,
  city: text,
  settlement_with_type: text,
  street_with_type: text,
  house_type: text,
  house: text,
  block_type: text,
  block: text,
  postal_code: text,
});

const party = z.object({
  inn: text,
  kpp: text,
  ogrn: text,
  type: z.enum(['LEGAL', 'INDIVIDUAL']).nullish(),
  branch_type: text,
  name: z.object({ full_with_opf: text, short_with_opf: text }).nullish(),
  state: z.object({ status: text }).nullish(),
  address: z.object({ value: text, unrestricted_value: text }).nullish(),
  management: z.object({ name: text }).nullish(),
});

function suggestionsOf<T extends z.ZodType>(data: T) {
  return z.object({ suggestions: z.array(z.object({ value: z.string(), data })) });
}

const addresses = suggestionsOf(address);
const parties = suggestionsOf(party);

export type AddressFound = z.output<typeof addresses>['suggestions'][number];
export type PartyFound = z.output<typeof parties>['suggestions'][number];

export interface DaDataClient {
  suggestAddresses(query: string, count: number): Promise<AddressFound[]>;
  suggestParties(query: string, count: number): Promise<PartyFound[]>;
  /** All that has this ИНН: the organization, its branches, an entrepreneur's earlier registrations. */
  findParties(inn: string, kpp: string | null): Promise<PartyFound[]>;
}

/** Who types waits for a suggestion no longer than that, milliseconds. */
const TIMEOUT_MS = 3000;
/** Longest query and most suggestions that DaData accepts. */
const QUERY_MAX = 300;
const COUNT_MAX = 20;
/** How long a key that DaData rejects is not used, milliseconds. */
const REST_MS = 5 * 60_000;

/**
 * Calls DaData; every method throws a ServiceError when it got no suggestions, be it an empty list.
 * A key that is unknown (401), or disabled or at its limit of the day (403), is not used for five minutes: no
 * further call would succeed, and DaData counts each.
 * @param now milliseconds.
 */
export function createDaDataClient(
  { apiKey, url }: DaDataConfig,
  now: () => number = performance.now.bind(performance),
): DaDataClient {
  const service = createOutsideService({ name: 'DaData', timeoutMs: TIMEOUT_MS, now });
  let restsUntil = Number.NEGATIVE_INFINITY;

  const call = async <T extends z.ZodType>(
    schema: T,
    path: string,
    body: object,
    isRepeatable: boolean,
  ): Promise<z.output<T>> => {
    if (now() < restsUntil) {
      throw new ServiceError('DaData has rejected the key and is left alone for a while', {
        isUncertain: false,
      });
    }
    const { status, body: found } = await service.call({
      method: 'POST',
      url: `${url}${path}`,
      headers: { Authorization: `Token ${apiKey}` },
      body,
      isRepeatable,
    });
    if (status === 401 || status === 403) restsUntil = now() + REST_MS;
    if (status !== 200) {
      const why = status === 403 ? ': the key is disabled, or its limit of the day is used up' : '';
      throw new ServiceError(`DaData rejected POST ${path} with ${status}${why}`, {
        status,
        isUncertain: false,
      });
    }
    const { data, error } = schema.safeParse(found);
    if (error !== undefined) {
      const at = error.issues.map(({ path: fields }) => z.core.toDotPath(fields)).join(', ');
      throw new ServiceError(`DaData responded to POST ${path} with nonsense: ${at}`);
    }
    return data as z.output<T>;
  };

  const suggest = async <T>(
    schema: z.ZodType<{ suggestions: T[] }>,
    path: string,
    query: string,
    count: number,
  ): Promise<T[]> => {
    const body = { query: query.slice(0, QUERY_MAX), count: Math.min(count, COUNT_MAX) };
    // Who types goes on typing: the next call is the second attempt.
    return (await call(schema, path, body, false)).suggestions;
  };

  return {
    suggestAddresses: (query, count) => suggest(addresses, '/suggest/address', query, count),
    suggestParties: (query, count) => suggest(parties, '/suggest/party', query, count),
    findParties: async (inn, kpp) => {
      const body = { query: inn, count: COUNT_MAX, ...(kpp === null ? {} : { kpp }) };
      return (await call(parties, '/findById/party', body, true)).suggestions;
    },
  };
}
