import type { User } from 'oidc-client-ts';
import { showAuthFailure } from '#src/auth/auth-failure.ts';
import { type PendingAction, storePendingAction } from '#src/auth/pending-action.ts';
import { campaignParameters } from '#src/auth/redirect/campaign.ts';
import { forgetLoginAttempt } from '#src/auth/redirect/login-attempt.ts';
import { safeReturn } from '#src/auth/redirect/safe-return.ts';
import { canStoreSession, STORAGE_FORBIDDEN } from '#src/auth/redirect/storage-check.ts';
import { clearStoredOnLogout } from '#src/browser/storage/storage.ts';
import { logClient } from './client-log.ts';
import { type Renewal, SessionController } from './session-controller.ts';
import { oauthCode } from './session-end.ts';
import { sessionSettings } from './session-settings.ts';
import { publishSession } from './session-store.ts';
import { createUserManager, type ShopUserManager } from './shop-user-manager.ts';

/** Everything that needs the OIDC client; loaded only when a user is signed in or signs in. */
interface Runtime {
  manager: ShopUserManager;
  controller: SessionController;
}

/** What came of a sign-in at the provider. */
export type SignInOutcome =
  /** Signed in, or canceled by the user: continues to `to`, a safe path. */
  { kind: 'returned'; to: string } | { kind: 'failed' };

/** State that is sent with a sign-in and comes back with it. */
interface SignInState {
  cb: string;
  action?: PendingAction;
}

let runtime: Runtime | undefined;

const loadPushEnd = () => import('./end-push.ts');
/** A chunk load error must not keep anybody signed in. */
const ignore = () => {};

/** The manager and the controller of this page, created and started at the first call. */
export function sessionRuntime(): Runtime {
  if (runtime) return runtime;
  const manager = createUserManager(sessionSettings());
  const controller = new SessionController(manager, {
    publish: publishSession,
    clearStorage: () => {
      clearStoredOnLogout();
      // Push messages of this user are not for the next one.
      void loadPushEnd().then(({ unsubscribeFromPush }) => unsubscribeFromPush(), ignore);
    },
    log: logClient,
  });
  controller.start();
  watchPage(controller);
  runtime = { manager, controller };
  return runtime;
}

/**
 * Redirects to the provider's sign-in page; resolves only when the user returns with the Back
 * button. `replace` replaces the current history entry. Rejects when the provider is unreachable.
 * Where the browser stores nothing, it redirects to a page that says what to allow.
 */
export async function redirectToSignIn(state: SignInState, replace: boolean): Promise<void> {
  if (!canStoreSession()) {
    const search = new URLSearchParams({ error: STORAGE_FORBIDDEN, cb: state.cb });
    window.location[replace ? 'replace' : 'assign'](`/login/callback?${search}`);
    return;
  }
  await sessionRuntime().manager.signinRedirect({
    redirectMethod: replace ? 'replace' : 'assign',
    nonce: crypto.randomUUID(),
    state,
    ui_locales: 'ru',
    extraQueryParams: campaignParameters(),
  });
}

/**
 * Redirects to the provider's sign-out. Rejects when it is unreachable; then only the local session
 * ended.
 */
export async function redirectToSignOut(): Promise<void> {
  const { manager, controller } = sessionRuntime();
  controller.stop();
  try {
    await loadPushEnd().then(({ endPush }) => endPush(), ignore);
    await manager.signOutEverywhere();
  } finally {
    // Still here: rejected, or returned with the Back button.
    controller.start();
    await controller.check();
  }
}

/** Signs in through the provider's existing session, without a page. */
export async function signInThroughProvider(): Promise<boolean> {
  const user = await sessionRuntime().manager.signinSilent();
  if (user) forgetLoginAttempt();
  return user !== null;
}

/** Renews the access token now, even if it seems valid. */
export function renewSession(): Promise<Renewal> {
  return sessionRuntime().controller.renew({ force: true });
}

/** A valid token, or null while none is available. */
export async function freshAccessToken(): Promise<string | null> {
  const { manager, controller } = sessionRuntime();
  const renewal = await controller.renew();
  return renewal === 'renewed' ? ((await manager.getUser())?.access_token ?? null) : null;
}

/** The provider redirected the user back signed in. */
export function finishSignIn(user: User | undefined): SignInOutcome {
  forgetLoginAttempt();
  const { cb, action } = readState(user?.state);
  if (action) storePendingAction(action);
  return { kind: 'returned', to: cb };
}

/**
 * The callback failed. A stored user means that an old callback page was opened again; a rejection
 * by the user means that they canceled; everything else is a failure.
 */
export async function failSignIn(error: unknown): Promise<SignInOutcome> {
  const { manager, controller } = sessionRuntime();
  const user = await manager.getUser(true);
  if (user) return { kind: 'returned', to: '/' };
  await controller.check();
  if (oauthCode(error) === 'access_denied') {
    forgetLoginAttempt();
    const { cb } = readState((error as { state?: unknown }).state);
    return { kind: 'returned', to: cb };
  }
  logClient('CLIENT_SESSION_ERROR', error);
  showAuthFailure();
  return { kind: 'failed' };
}

function readState(state: unknown): SignInState {
  if (typeof state !== 'object' || state === null) return { cb: '/' };
  const { cb, action } = state as { cb?: unknown; action?: PendingAction };
  return { cb: safeReturn(cb), ...(typeof action?.type === 'string' && { action }) };
}

/** The page becomes visible, is restored from the back/forward cache, or the network is back. */
function watchPage(controller: SessionController): void {
  const checkIfVisible = () => {
    if (document.visibilityState === 'visible') void controller.check();
  };
  window.addEventListener('focus', checkIfVisible);
  document.addEventListener('visibilitychange', checkIfVisible);
  window.addEventListener('pageshow', ({ persisted }) => persisted && checkIfVisible());
  window.addEventListener('online', () => void controller.reconnect());
}
