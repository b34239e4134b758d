/**
 * How API calls get their bearer token without knowing how sign-in works. `src/auth` sets the
 * source; before that, and on the server, calls go without a token.
 */

type AccessTokenSource = () => Promise<string | null>;

let source: AccessTokenSource | null = null;

/** Sets where tokens come from; null takes it away again. */
export function setAccessTokenSource(next: AccessTokenSource | null): void {
  source = next;
}

/**
 * The token to send now, or null for an anonymous call. Waits while a session is being restored,
 * so that a signed-in reader's first request is not sent without a token. Never rejects.
 */
export async function getAccessToken(): Promise<string | null> {
  if (!source) return null;
  try {
    return await source();
  } catch {
    return null;
  }
}
