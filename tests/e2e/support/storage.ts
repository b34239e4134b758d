import type { Browser } from '@playwright/test';
import type { DemoPerson } from '#demo/people.ts';
import { type StorageState, sessionEntry } from '#tests/e2e/support/users/shop-client.ts';
import { signIn } from '#tests/e2e/support/users/sign-in.ts';
import type { Tokens } from '#tests/support/servers/sign-in-client.ts';

/** Storage of a new browser; without it a context starts with the test's own. */
export const emptyStorage: StorageState = { cookies: [], origins: [] };

/** Storage of a browser in which a person has just signed in through the login page. */
export async function signInStorage(
  browser: Browser,
  shopUrl: string,
  person: DemoPerson,
): Promise<StorageState> {
  const context = await browser.newContext({
    baseURL: shopUrl,
    locale: 'ru-RU',
    storageState: emptyStorage,
  });
  await signIn(await context.newPage(), person);
  const state = await context.storageState();
  await context.close();
  return state;
}

/**
 * The same storage with renewed tokens, without a browser; the old tokens become invalid.
 * `null` when they already are: a page renewed them, or signed out, and stored the new ones.
 */
export async function renewStorage(
  shopUrl: string,
  state: StorageState,
): Promise<StorageState | null> {
  const user = JSON.parse(sessionEntry(state).value);
  const response = await fetch(`${shopUrl}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'dental-spa',
      refresh_token: user.refresh_token,
    }),
  });
  if (response.status === 400) return null;
  if (!response.ok) throw new Error(`No fresh tokens: ${await response.text()}`);
  const { expires_in, ...tokens } = (await response.json()) as Tokens;
  const value = JSON.stringify({
    ...user,
    ...tokens,
    expires_at: Math.floor(Date.now() / 1000) + expires_in,
  });
  const renewed = structuredClone(state);
  sessionEntry(renewed).value = value;
  return renewed;
}
