/**
 * Which refresh tokens have been sent. localStorage reaches the processes of other tabs a moment
 * after it is written, so a tab that has just got the renewal's lock may still read the token that
 * the tab before it used up. The lock manager is one for all tabs and never late: a used-up token
 * is marked there, by a lock held in its name.
 */

const MARKED_FOR_MS = 10_000;

/** Whether some tab has used the refresh token up a moment ago. */
export async function isSpent(refreshToken: string): Promise<boolean> {
  const name = await markName(refreshToken);
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}

/**
 * Marks the refresh token as used up while `use` runs and, if it succeeds, for long enough that all
 * tabs see what came of it. A failure takes the mark away: the token must be tried again.
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

/** Resolves once the mark stands, with how to take it away. */
function mark(name: string): Promise<() => void> {
  return new Promise((marked) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return marked(() => {});
      return new Promise<void>((release) => marked(release));
    });
  });
}

/** Names of locks can be read by every script of the origin; the token itself must not be there. */
async function markName(refreshToken: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(refreshToken));
  return `oidc-spent:${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
