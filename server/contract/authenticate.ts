import { toProblem } from '#server/contract/response/error-response.ts';
import type { Database } from '#server/db/connection.ts';
import type { HttpContext } from './http-env.ts';
import { ApiProblem } from './problem.ts';
import type { Session, TokenClaims } from './session.ts';

/** How the router identifies the caller. */
export interface Authenticator {
  /**
   * Claims of a valid token. Rejects with an ApiProblem: 401 for an invalid token, 403 for one
   * without the required scope, 503 when the issuer's keys are unavailable. Any other error counts
   * as 401.
   */
  verifyToken(token: string): Promise<TokenClaims>;
  /** The shop's user of the token; created at the first request, renewed by later tokens. */
  resolveSession(db: Database, claims: TokenClaims, token: string): Promise<Session>;
}

function unauthorized(cause?: unknown): ApiProblem {
  return new ApiProblem(401, 'Авторизуйтесь, чтобы продолжить', {
    reason: 'Unauthorized',
    headers: {
      'WWW-Authenticate': cause === undefined ? 'Bearer' : 'Bearer error="invalid_token"',
    },
    cause,
  });
}

function bearerToken(header: string | undefined): string | null {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
}

async function verify(authenticator: Authenticator, token: string): Promise<TokenClaims> {
  try {
    return await authenticator.verifyToken(token);
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    throw unauthorized(error);
  }
}

/**
 * The session of a request that requires one.
 * @throws ApiProblem 401 without a valid token, 403 without the required scope.
 */
async function requiredSession(
  c: HttpContext,
  authenticator: Authenticator,
  db: Database,
): Promise<Session> {
  const token = bearerToken(c.req.header('authorization'));
  if (token === null) throw unauthorized();
  return authenticator.resolveSession(db, await verify(authenticator, token), token);
}

/**
 * The session by an operation's security requirement. Where it is optional, a caller whose token is
 * invalid or cannot be verified is a visitor, so that browsing works while the identity provider is
 * down and tokens expire.
 */
export async function authenticate(
  c: HttpContext,
  security: 'none' | 'optional' | 'required',
  authenticator: Authenticator,
  db: Database,
): Promise<Session | null> {
  if (security === 'none') return null;
  if (security === 'required') return requiredSession(c, authenticator, db);
  if (c.req.header('authorization') === undefined) return null;
  try {
    return await requiredSession(c, authenticator, db);
  } catch (error) {
    const { status } = toProblem(error);
    if (status === 500) throw error;
    c.get('logger').debug({ err: error }, 'Token ignored on a public operation');
    return null;
  }
}
