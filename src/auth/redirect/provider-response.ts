/** Allowed clock skew of the browser for the expiry of an ID token; seconds. */
const CLOCK_SKEW = 300;

interface Issuer {
  /** The `issuer` of the provider's metadata. */
  issuer: string;
  /** The configured issuer. */
  authority: string;
  /** Whether the provider's metadata promises `iss` in every response. */
  namesItself: boolean;
}

/**
 * Checks the issuer of a response (RFC 9207), which the OIDC client does not: a code of another
 * provider must not be sent to ours.
 * @throws Error when the response is not the provider's.
 */
export function assertResponseIssuer(
  responseUrl: string,
  { issuer, authority, namesItself }: Issuer,
): void {
  if (!sameIssuer(issuer, authority)) {
    throw new Error(`The issuer of the provider is ${issuer}, not ${authority}`);
  }
  const { search, hash } = new URL(responseUrl);
  const given =
    new URLSearchParams(search).get('iss') ?? new URLSearchParams(hash.slice(1)).get('iss');
  if (given === null ? namesItself : given !== issuer) {
    throw new Error(`The response came from ${given ?? 'nobody'}, not from ${issuer}`);
  }
}

interface Expected {
  issuer: string;
  clientId: string;
  /** Seconds since the epoch. */
  now: number;
}

/**
 * Checks `iss`, `aud`, `azp` and `exp` of an ID token. Its signature needs no check: it came from
 * the provider itself over TLS (OpenID Connect Core 3.1.3.7).
 * @throws Error naming the claim that is wrong.
 */
export function assertIdToken(idToken: string, { issuer, clientId, now }: Expected): void {
  const claims = decodeClaims(idToken);
  const audience = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  if (claims.iss !== issuer) throw new Error(`ID token of another issuer: ${String(claims.iss)}`);
  if (!audience.includes(clientId)) throw new Error('ID token for another client');
  if (audience.length > 1 && claims.azp !== clientId) {
    throw new Error('ID token for several clients, issued to another one');
  }
  if (typeof claims.exp !== 'number' || claims.exp + CLOCK_SKEW <= now) {
    throw new Error('ID token has expired');
  }
}

function decodeClaims(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (typeof claims !== 'object' || claims === null) throw new Error('ID token without claims');
  return claims as Record<string, unknown>;
}

function sameIssuer(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}
