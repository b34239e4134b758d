import type { Database } from '#server/db/connection.ts';
import { toProblem } from './error-response.ts';
import type { HttpContext } from './http-env.ts';
import { ApiProblem } from './problem.ts';
import type { Session, TokenClaims } from './session.ts';

/** How the router learns who is asking. */
export interface Authenticator {
  /**
   * Claims of a sound token. Rejects with an ApiProblem: 401 for a bad token, 403 for one without
   * the needed scope, 503 when the issuer's keys cannot be had. Any other rejection counts as 401.
   */
  verifyToken(token: string): Promise<TokenClaims>;
  /** The shop's user behind the claims; made at the first visit. */
  resolveSession(db: Database, claims: TokenClaims): Promise<Session>;
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
 * The session of a request that needs one.
 * @throws ApiProblem 401 without a sound token, 403 without the needed scope.
 */
async function requiredSession(
  c: HttpContext,
  authenticator: Authenticator,
  db: Database,
): Promise<Session> {
  const token = bearerToken(c.req.header('authorization'));
  if (token === null) throw unauthorized();
  return authenticator.resolveSession(db, await verify(authenticator, token));
}

/**
 * The session as an operation's security asks. Where it is optional a token that is bad or cannot be
 * checked makes a visitor: browsing goes on while the identity provider is down and tokens run out.
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
