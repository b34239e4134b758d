import * as z from 'zod';
import type { OutsideService } from '#server/integrations/outgoing/call-service.ts';
import { ServiceError } from '#server/integrations/outgoing/service-error.ts';

/** The account at СДЭК. */
export interface SdekAccount {
  account: string;
  /** Never logged. */
  secret: string;
  /** Without a slash at the end: `https://api.cdek.ru/v2`. */
  url: string;
}

/** `POST /v2/oauth/token`; `expires_in` is 3599 seconds. */
const reply = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** A token is renewed so long before it expires: a call on its way must not outlive it, milliseconds. */
const EARLY_MS = 60_000;
/** How long an account that СДЭК rejects is not used, milliseconds. */
const REST_MS = 60_000;

/** The token of the API, for all calls of a process. */
export interface SdekToken {
  /** A valid token; parallel callers share one request. @throws ServiceError */
  get(): Promise<string>;
  /** This token was rejected: the next call gets another one. */
  drop(token: string): void;
}

/** @param now milliseconds. */
export function createSdekToken(
  { account, secret, url }: SdekAccount,
  service: OutsideService,
  now: () => number,
): SdekToken {
  let current: { token: string; until: number } | null = null;
  let loading: Promise<string> | null = null;
  let restsUntil = Number.NEGATIVE_INFINITY;

  const load = async (): Promise<string> => {
    const { status, body } = await service.call({
      method: 'POST',
      url: `${url}/oauth/token`,
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: account,
        client_secret: secret,
      }),
      isRepeatable: true,
    });
    if (status !== 200) {
      restsUntil = now() + REST_MS;
      const message = `СДЭК rejected the account with ${status}`;
      throw new ServiceError(message, { status, isUncertain: false });
    }
    const { data } = reply.safeParse(body);
    if (data === undefined) throw new ServiceError('СДЭК responded with no token');
    current = { token: data.access_token, until: now() + data.expires_in * 1000 - EARLY_MS };
    return data.access_token;
  };

  return {
    get: async () => {
      if (current !== null && now() < current.until) return current.token;
      if (now() < restsUntil) {
        throw new ServiceError('СДЭК has rejected the account and is left alone for a while', {
          isUncertain: false,
        });
      }
      loading ??= load().finally(() => {
        loading = null;
      });
      return loading;
    },
    drop: (token) => {
      if (current?.token === token) current = null;
    },
  };
}
