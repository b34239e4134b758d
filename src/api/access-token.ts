/**
 * Provides API requests with their bearer token, independently of the sign-in. `src/auth` sets the
 * source; before that, and on the server, requests are sent without a token.
 */

type AccessTokenSource = () => Promise<string | null>;

/** Handles a rejected token. */
export interface SessionRecovery {
  /** Renews the session now; `ended` when there is none any more. */
  renew: () => Promise<'renewed' | 'ended' | 'unreachable'>;
  /** Signs out. */
  end: () => Promise<void>;
}

let source: AccessTokenSource | null = null;
let recovery: SessionRecovery | null = null;

/** Sets the source of tokens; null removes it. */
export function setAccessTokenSource(next: AccessTokenSource | null): void {
  source = next;
}

/** Sets what renews the session after a 401; `null` for a visitor. */
export function setSessionRecovery(next: SessionRecovery | null): void {
  recovery = next;
}

/**
 * The current token, or null for an anonymous request. Waits while a session is being restored, so
 * that a signed-in user's first request is not sent without a token. Never rejects.
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
 * A 401 of a signed-in user renews the session and repeats the request once, which is safe: a
 * rejected request changed nothing. A second 401 signs out. Everything else passes through.
 * @returns null when the user is signed in, but nobody can renew the session now.
 */
export async function withSessionRecovery(send: () => Promise<Response>): Promise<Response | null> {
  const first = await send();
  if (first.status !== 401 || !recovery) return first;
  const renewal = await recovery.renew().catch(() => 'unreachable' as const);
  if (renewal !== 'renewed') return renewal === 'ended' ? first : null;
  const second = await send();
  if (second.status === 401) await recovery.end();
  return second;
}
