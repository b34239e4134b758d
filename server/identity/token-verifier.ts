import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import type { IdentityConfig } from '#server/config/config.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { TokenClaims } from '#server/contract/session.ts';
import { discovery } from './discovery.ts';
import type { IdentitySecrets } from './secrets.ts';
import { publicKey } from './secrets.ts';

/** Tolerated clock difference between issuer and server, seconds. */
const CLOCK_TOLERANCE = 5;
/** Keys are loaded again after that, milliseconds. */
const KEYS_AGE_MS = 600_000;
/** Between two requests for keys, milliseconds. */
const KEYS_PAUSE_MS = 30_000;
/** How long keys are used while their issuer is down, milliseconds. */
const OUTAGE_MS = 24 * 3_600_000;

export type TokenVerifier = (token: string) => Promise<TokenClaims>;

type VerifierConfig = Pick<
  IdentityConfig,
  'issuer' | 'audience' | 'algorithms' | 'tokenType' | 'requiredScope'
>;

/**
 * Creates the verifier of bearer tokens. The returned function throws an ApiProblem: 401 for a
 * token that is foreign, invalid or expired; 403 when it lacks the scope; 503 when the issuer's
 * keys are unavailable, since the token may be valid.
 */
export function createTokenVerifier(config: VerifierConfig, keys: JWTVerifyGetKey): TokenVerifier {
  return async (token) => {
    const claims = await verifySignature(token, config, keys);
    const scopes = scopesOf(claims);
    if (config.requiredScope && !scopes.includes(config.requiredScope)) {
      throw new ApiProblem(403, 'Недостаточно прав', {
        headers: { 'www-authenticate': 'Bearer error="insufficient_scope"' },
      });
    }
    return { ...claims, scope: scopes.join(' ') };
  };
}

async function verifySignature(
  token: string,
  config: VerifierConfig,
  keys: JWTVerifyGetKey,
): Promise<TokenClaims> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      // Settings drop the trailing slash, which some issuers have.
      issuer: [config.issuer, `${config.issuer}/`],
      audience: config.audience,
      algorithms: [...config.algorithms],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: CLOCK_TOLERANCE,
      ...(config.tokenType === null ? {} : { typ: config.tokenType }),
    });
    // Jose checks `iat` only together with a maximum age.
    if ((payload.iat ?? 0) > Date.now() / 1000 + CLOCK_TOLERANCE) {
      throw new errors.JWTClaimValidationFailed('"iat" is in the future', payload, 'iat');
    }
    if (!payload.sub) throw new errors.JWTClaimValidationFailed('"sub" is empty', payload, 'sub');
    return payload as TokenClaims;
  } catch (cause) {
    if (!isTokenFault(cause)) {
      throw new ApiProblem(503, 'Вход временно недоступен', { cause });
    }
    throw new ApiProblem(401, 'Сессия истекла, войдите снова', {
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
      cause,
    });
  }
}

/** Jose's errors about the token itself; a timeout or an invalid key set is the issuer's fault. */
function isTokenFault(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== errors.JOSEError.code
  );
}

/** `scope` as in RFC 8693, or `scp` of some providers, as text or list. */
function scopesOf(claims: JWTPayload): string[] {
  const found = claims.scope ?? claims.scp;
  if (Array.isArray(found)) return found.filter((item) => typeof item === 'string');
  return typeof found === 'string' ? found.split(' ') : [];
}

/** Keys of the embedded provider: no request to ourselves. */
export function localKeys(secrets: IdentitySecrets): JWTVerifyGetKey {
  return createLocalJWKSet({ keys: secrets.signingKeys.map(publicKey) });
}

/**
 * Keys of an external issuer, from its discovery document unless their URL is given, loaded again
 * after ten minutes, and at most every 30 s when a token has an unknown key id.
 */
export function remoteKeys(config: Pick<IdentityConfig, 'issuer' | 'jwksUrl'>): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    found ??= locateKeys(config).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return (await found)(header, token);
  };
}

async function locateKeys({
  issuer,
  jwksUrl,
}: Pick<IdentityConfig, 'issuer' | 'jwksUrl'>): Promise<JWTVerifyGetKey> {
  const options = {
    timeoutDuration: 5000,
    cooldownDuration: KEYS_PAUSE_MS,
    cacheMaxAge: KEYS_AGE_MS,
  };
  const url = jwksUrl ?? (await discovery(issuer)()).jwksUrl;
  if (url === null) throw new Error(`Discovery of ${issuer} names no jwks_uri`);
  return outlastOutage(createRemoteJWKSet(new URL(url), options));
}

/**
 * Keys that go on serving while their issuer is down: old ones are used during the request for new ones, and
 * after it failed. Jose alone would reject every token ten minutes into an outage. A key that is not among the
 * old ones waits for the new ones, or fails with them.
 */
function outlastOutage(remote: ReturnType<typeof createRemoteJWKSet>): JWTVerifyGetKey {
  let freshAt = 0;
  let requestedAt = 0;
  const findFresh: JWTVerifyGetKey = async (header, token) => {
    const key = await remote(header, token);
    freshAt = Date.now();
    return key;
  };
  return async (header, token) => {
    const now = Date.now();
    const stored = remote.jwks();
    if (remote.fresh || stored === undefined || now > freshAt + OUTAGE_MS) {
      return findFresh(header, token);
    }
    if (now > requestedAt + KEYS_PAUSE_MS) {
      requestedAt = now;
      // The next call retries.
      remote.reload().catch(() => {});
    }
    try {
      return await createLocalJWKSet(stored)(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      return findFresh(header, token);
    }
  };
}
