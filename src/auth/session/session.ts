import { setAccessTokenSource, setSessionRecovery } from '#src/api/access-token.ts';
import { runPendingAction } from '#src/auth/pending-action.ts';
import { storeCampaign } from '#src/auth/redirect/campaign.ts';
import { dropStaleLoginAttempt } from '#src/auth/redirect/login-attempt.ts';
import { signOut } from '#src/auth/sign-in.ts';
import { clearStoredOnLogout, onStorageEvent } from '#src/browser/storage/storage.ts';
import { logClient } from './client-log.ts';
import { isRuntimeRequested, loadRuntime } from './runtime-loader.ts';
import { type SessionSettings, setSessionSettings, userStorageKey } from './session-settings.ts';
import {
  getSession,
  publishSession,
  subscribeSession,
  whenSessionSettled,
} from './session-store.ts';
import { readStoredUser } from './stored-user.ts';

/** A token about to expire is not sent. */
const TOKEN_MARGIN_MS = 5000;
const RETRY_MS = 10_000;
/** The session is refetched this often, and a minute before its token expires. */
const REFETCH_EVERY_MS = 300_000;
const EXPIRING_MS = 60_000;

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
  // A page in the back/forward cache gets no event of a sign-in or sign-out on a later page.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void followOtherTab());
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

let firstCheck: AbortController | undefined;

function adoptStoredUser(): void {
  firstCheck?.abort();
  const stored = readStoredUser();
  if (!stored) {
    publishSession({ status: 'unauthenticated', user: null, error: null });
  } else if (stored.expiresAt > Date.now()) {
    publishSession({ status: 'authenticated', user: stored.user, error: null });
    checkLater(stored.expiresAt);
  } else {
    void storeSession();
  }
}

/**
 * A valid token needs no OIDC client yet: it is loaded when the session is refetched for the first
 * time, which then continues in its controller. Until then no renewal can have failed that a new
 * connection would retry, and a page from the back/forward cache becomes visible.
 */
function checkLater(expiresAt: number): void {
  firstCheck = new AbortController();
  const { signal } = firstCheck;
  const check = (isDue: boolean) => {
    firstCheck?.abort();
    // Somebody else has loaded it, and its controller renews by itself.
    void storeSession(isDue && !isRuntimeRequested());
  };
  const checkIfVisible = () => {
    if (document.visibilityState === 'visible') check(false);
  };
  const due = Math.min(REFETCH_EVERY_MS, expiresAt - Date.now() - EXPIRING_MS);
  const timer = setTimeout(check, Math.max(due, 0), true);
  signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('focus', checkIfVisible, { signal });
  document.addEventListener('visibilitychange', checkIfVisible, { signal });
}

/**
 * Loads the OIDC client, which then checks the stored user; retries while loading fails.
 * @param isDue renews a valid token, too.
 */
async function storeSession(isDue = false): Promise<void> {
  try {
    const { sessionRuntime } = await loadRuntime();
    const { controller } = sessionRuntime();
    const before = readStoredUser()?.accessToken;
    await controller.check();
    const isUnchanged = before !== undefined && readStoredUser()?.accessToken === before;
    if (isDue && isUnchanged) await controller.renew();
  } catch (error) {
    logClient('CLIENT_FETCH_ERROR', error);
    const stored = readStoredUser();
    if (stored) publishSession({ status: 'authenticated', user: stored.user, error: null });
    setTimeout(() => void storeSession(isDue), RETRY_MS);
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
