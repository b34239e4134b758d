import { setAccessTokenSource, setSessionRecovery } from '#src/api/access-token.ts';
import { clearStoredOnLogout, onStorageEvent } from '#src/browser/storage.ts';
import { storeCampaign } from './campaign.ts';
import { logClient } from './client-log.ts';
import { dropStaleLoginAttempt } from './login-attempt.ts';
import { runPendingAction } from './pending-action.ts';
import { isRuntimeRequested, loadRuntime } from './runtime-loader.ts';
import { type SessionSettings, setSessionSettings, userStorageKey } from './session-settings.ts';
import {
  getSession,
  publishSession,
  subscribeSession,
  whenSessionSettled,
} from './session-store.ts';
import { signOut } from './sign-in.ts';
import { readStoredUser } from './stored-user.ts';

/** A token about to expire is not sent. */
const TOKEN_MARGIN_MS = 5000;
const RETRY_MS = 10_000;

/**
 * Starts the session in the browser, once, before the first render: reads the signed-in user from
 * storage, provides the API with tokens and listens to other tabs. The OIDC client is loaded only
 * for a signed-in user.
 */
export function installSession(settings: SessionSettings): void {
  setSessionSettings(settings);
  storeCampaign(window.location.search);
  setAccessTokenSource(currentAccessToken);
  setSessionRecovery({ renew: renewForCall, end: signOut });
  subscribeSession(runPendingAction);
  window.addEventListener('pagehide', dropStaleLoginAttempt);
  onStorageEvent((key) => {
    if (key === null || key === userStorageKey()) void followOtherTab();
  });
  // There the response of the provider decides who is signed in.
  if (!isAtCallback()) adoptStoredUser();
}

/** Whether the URL contains the provider's response. */
export function isCallback({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const query = new URLSearchParams(search);
  const hasResponse = query.has('code') || query.has('error');
  return pathname === '/login/callback' && hasResponse && query.has('state');
}

/** Whether this page is the callback. */
export function isAtCallback(): boolean {
  return isCallback(window.location);
}

function adoptStoredUser(): void {
  const stored = readStoredUser();
  if (!stored) {
    publishSession({ status: 'unauthenticated', user: null, error: null });
  } else if (stored.expiresAt > Date.now()) {
    publishSession({ status: 'authenticated', user: stored.user, error: null });
    whenIdle(() => void storeSession());
  } else {
    void storeSession();
  }
}

/** Loads the OIDC client, which then checks the stored user; retries while loading fails. */
async function storeSession(): Promise<void> {
  try {
    const { sessionRuntime } = await loadRuntime();
    await sessionRuntime().controller.check();
  } catch (error) {
    logClient('CLIENT_FETCH_ERROR', error);
    const stored = readStoredUser();
    if (stored) publishSession({ status: 'authenticated', user: stored.user, error: null });
    setTimeout(() => void storeSession(), RETRY_MS);
  }
}

/** Another tab signed in, renewed or signed out. */
async function followOtherTab(): Promise<void> {
  if (isRuntimeRequested()) return storeSession();
  if (!readStoredUser() && getSession().status === 'authenticated') clearStoredOnLogout();
  adoptStoredUser();
}

async function currentAccessToken(): Promise<string | null> {
  await whenSessionSettled();
  const stored = readStoredUser();
  if (!stored) return null;
  if (stored.expiresAt - Date.now() > TOKEN_MARGIN_MS) return stored.accessToken;
  const { freshAccessToken } = await loadRuntime();
  return freshAccessToken();
}

async function renewForCall() {
  if (!readStoredUser()) return 'ended';
  const { renewSession } = await loadRuntime();
  return renewSession();
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 2000);
}
