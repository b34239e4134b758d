/**
 * How API calls get their bearer token without knowing how sign-in works. `src/auth` sets the
 * source; before that, and on the server, calls go without a token.
 */

type AccessTokenSource = () => Promise<string | null>;

/** What can be done about a rejected token. */
export interface SessionRecovery {
  /** Renews the session now; false when there is none or it could not be renewed. */
  renew: () => Promise<boolean>;
  /** Signs out. */
  end: () => Promise<void>;
}

let source: AccessTokenSource | null = null;
let recovery: SessionRecovery | null = null;

/** Sets where tokens come from; null takes it away again. */
export function setAccessTokenSource(next: AccessTokenSource | null): void {
  source = next;
}

export function setSessionRecovery(next: SessionRecovery | null): void {
  recovery = next;
}

/**
 * The token to send now, or null for an anonymous call. Waits while a session is being restored,
 * so that a signed-in user's first request is not sent without a token. Never rejects.
 */
export async function getAccessToken(): Promise<string | null> {
  if (!source) return null;
  try {
    return await source();
  } catch {
    return null;
  }
}

/**
 * The rule of `GET /profile`, which decides whether the session is any good: a 401 renews the
 * session once and asks once more; a second 401 signs out. All else passes through.
 */
export async function withSessionRecovery(send: () => Promise<Response>): Promise<Response> {
  const first = await send();
  if (first.status !== 401 || !recovery) return first;
  const renewed = await recovery.renew().catch(() => false);
  if (!renewed) return first;
  const second = await send();
  if (second.status === 401) await recovery.end();
  return second;
}
