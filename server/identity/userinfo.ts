import type { Logger } from 'pino';
import type { IdentityConfig } from '#server/config/config.ts';
import { discovery } from './discovery.ts';

const PATIENCE_MS = 2000;
const LARGEST = 64_000;
/** While the endpoint does not respond, requests of users do not wait for it again and again. */
const PAUSE_MS = 30_000;

type Claims = Readonly<Record<string, unknown>>;

/** The claims of the userinfo endpoint for a token; null when it cannot be called or has rejected it. */
export type ReadUserinfo = (token: string, subject: string) => Promise<Claims | null>;

/** For issuers whose tokens say everything, or that have no such endpoint. */
export const noUserinfo: ReadUserinfo = async () => null;

async function fetchClaims(url: string, token: string, subject: string): Promise<Claims | null> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  // The issuer does not serve this token, which is no reason to leave other tokens waiting.
  if (response.status >= 400 && response.status < 500) return null;
  if (!response.ok) throw new Error(`Userinfo responded with ${response.status}`);
  if (text.length > LARGEST) throw new Error('The userinfo response is too large');
  const claims: unknown = JSON.parse(text);
  if (typeof claims !== 'object' || claims === null) throw new Error('Userinfo is no object');
  // OpenID Connect Core 5.3.2: a response about another subject must not be used.
  return (claims as Claims).sub === subject ? (claims as Claims) : null;
}

/** Calls the issuer's userinfo endpoint, which is found by discovery. Never rejects. */
export function createUserinfoRead(
  { issuer }: Pick<IdentityConfig, 'issuer'>,
  logger: Pick<Logger, 'warn'>,
  now: () => number = Date.now,
): ReadUserinfo {
  const metadata = discovery(issuer);
  let pausedUntil = 0;
  return async (token, subject) => {
    if (now() < pausedUntil) return null;
    try {
      const { userinfoUrl } = await metadata();
      return userinfoUrl === null ? null : await fetchClaims(userinfoUrl, token, subject);
    } catch (error) {
      pausedUntil = now() + PAUSE_MS;
      logger.warn({ err: error }, 'identity: userinfo is unavailable');
      return null;
    }
  };
}
