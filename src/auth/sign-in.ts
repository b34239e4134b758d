import { forgetLoginAttempt, markLoginAttempt } from '#src/auth/redirect/login-attempt.ts';
import { forgetReturnScroll, storeReturnScroll } from '#src/auth/redirect/return-scroll.ts';
import { safeReturn } from '#src/auth/redirect/safe-return.ts';
import { markSignedOut, signedOutRecently } from '#src/auth/redirect/signed-out.ts';
import { logClient } from '#src/auth/session/client-log.ts';
import { loadRuntime } from '#src/auth/session/runtime-loader.ts';
import { oauthCode } from '#src/auth/session/session-end.ts';
import { publishSession } from '#src/auth/session/session-store.ts';
import { clearStoredOnLogout } from '#src/browser/storage/storage.ts';
import { showAuthFailure } from './auth-failure.ts';
import type { PendingAction } from './pending-action.ts';

export interface SignInOptions {
  /** Path to return to; the current page by default. */
  returnTo?: string | undefined;
  /** Runs after the return. */
  action?: PendingAction | undefined;
  /** Replaces the current history entry: that page only redirected here. */
  replace?: boolean;
}

/**
 * Redirects to the sign-in page and returns to the same page, scroll position and action. When the
 * provider is unreachable, shows an error and returns false.
 */
export async function signIn(options: SignInOptions = {}): Promise<boolean> {
  const { returnTo, action, replace = false } = options;
  const here = window.location.pathname + window.location.search + window.location.hash;
  const cb = safeReturn(returnTo ?? here);
  if (cb === safeReturn(here)) storeReturnScroll(cb);
  markLoginAttempt();
  try {
    const { redirectToSignIn } = await loadRuntime();
    await redirectToSignIn({ cb, ...(action && { action }) }, replace);
    return true;
  } catch (error) {
    logClient('CLIENT_FETCH_ERROR', error);
    forgetLoginAttempt();
    forgetReturnScroll();
    showAuthFailure();
    return false;
  }
}

/** Signs out in all tabs and at the provider; ends on the home page. */
export async function signOut(): Promise<void> {
  clearStoredOnLogout();
  markSignedOut();
  try {
    const { redirectToSignOut } = await loadRuntime();
    await redirectToSignOut();
  } catch (error) {
    // The provider is unreachable: its session ends by itself, the shop's has ended already.
    logClient('CLIENT_FETCH_ERROR', error);
    publishSession({ status: 'unauthenticated', user: null, error: null });
    window.location.assign('/');
  }
}

/** Result of a silent sign-in; `status` is like that of HTTP. */
export interface SilentSignIn {
  ok: boolean;
  status: 200 | 401 | 503;
  /**
   * The provider's error (`login_required`), `SignedOut`, or `CLIENT_FETCH_ERROR`; null when ok.
   */
  error: string | null;
  /** The URL of the signed-in page; null on error. */
  url: string | null;
}

/** Signs in through the provider's existing session. Not attempted right after a sign-out. */
export async function signInSilently(): Promise<SilentSignIn> {
  const rejected = (error: string): SilentSignIn => ({ ok: false, status: 401, error, url: null });
  if (signedOutRecently()) return rejected('SignedOut');
  try {
    const { signInThroughProvider } = await loadRuntime();
    if (!(await signInThroughProvider())) return rejected('SignedOut');
    return { ok: true, status: 200, error: null, url: window.location.href };
  } catch (error) {
    const code = oauthCode(error);
    if (code) return rejected(code);
    logClient('CLIENT_FETCH_ERROR', error);
    return { ok: false, status: 503, error: 'CLIENT_FETCH_ERROR', url: null };
  }
}
