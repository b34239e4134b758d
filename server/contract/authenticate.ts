import type { Database } from '#server/db/connection.ts';
import { toProblem } from './error-response.ts';
import type { HttpContext } from './http-env.ts';
import { ApiProblem } from './problem.ts';
import type { Session, TokenClaims } from './session.ts';

/** Scope a token must carry to speak for a shopper. */
const SHOP_SCOPE = 'shop';

/** How the router learns who is asking. */
export interface Authenticator {
  /** Claims of a sound token. Rejects for a bad one; an `ApiProblem` is passed on as it is (503). */
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
    const problem = toProblem(error);
    if (problem.status === 503 || error instanceof ApiProblem) throw problem;
    throw unauthorized(error);
  }
}

/**
 * The session of a request, or null for a visitor.
 * @throws ApiProblem 401 without a sound token, 403 without the scope `shop`.
 */
async function requiredSession(
  c: HttpContext,
  authenticator: Authenticator,
  db: Database,
): Promise<Session> {
  const token = bearerToken(c.req.header('authorization'));
  if (token === null) throw unauthorized();
  const claims = await verify(authenticator, token);
  if (!(claims.scope ?? '').split(' ').includes(SHOP_SCOPE)) {
    throw new ApiProblem(403, 'У вас нет прав на это действие', {
      reason: 'Forbidden',
      headers: { 'WWW-Authenticate': 'Bearer error="insufficient_scope", scope="shop"' },
    });
  }
  return authenticator.resolveSession(db, claims);
}

/**
 * The session as an operation's security asks. Where it is optional a bad token makes a visitor:
 * browsing must go on while the identity provider is down and tokens run out.
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
    if (status !== 401 && status !== 403) throw error;
    c.get('logger').debug({ err: error }, 'Token ignored on a public operation');
    return null;
  }
}
