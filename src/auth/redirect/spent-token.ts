/**
 * Marks the refresh tokens that have been sent. localStorage reaches the processes of other tabs a
 * moment after it is written, so a tab that has just got the lock of the renewal may still read the
 * token that the previous tab used up. The Web Locks API is shared by all tabs without delay: a
 * lock named after the token marks it as used.
 */

const MARKED_FOR_MS = 10_000;

/** Whether a tab has just used the refresh token. */
export async function isSpent(refreshToken: string): Promise<boolean> {
  const name = await markName(refreshToken);
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}

/**
 * Marks the refresh token as used while `use` runs and, if it succeeds, for long enough that all
 * tabs see the result. A failure removes the mark: the token must be retried.
 */
export async function spend<T>(refreshToken: string, use: () => Promise<T>): Promise<T> {
  const unmark = await mark(await markName(refreshToken));
  try {
    const result = await use();
    setTimeout(unmark, MARKED_FOR_MS);
    return result;
  } catch (error) {
    unmark();
    throw error;
  }
}

/** Resolves once the lock is held, with a function that releases it. */
function mark(name: string): Promise<() => void> {
  return new Promise((marked) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return marked(() => {});
      return new Promise<void>((release) => marked(release));
    });
  });
}

/**
 * Names of locks are readable by every script of the origin, so they must not contain the token.
 */
async function markName(refreshToken: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(refreshToken));
  return `oidc-spent:${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
