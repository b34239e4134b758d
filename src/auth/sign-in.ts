import { clearStoredOnLogout } from '#src/browser/storage.ts';
import { showAuthFailure } from './auth-failure.ts';
import { logClient } from './client-log.ts';
import { forgetLoginAttempt, markLoginAttempt } from './login-attempt.ts';
import type { PendingAction } from './pending-action.ts';
import { forgetReturnScroll, storeReturnScroll } from './return-scroll.ts';
import { loadRuntime } from './runtime-loader.ts';
import { safeReturn } from './safe-return.ts';
import { oauthCode } from './session-end.ts';
import { publishSession } from './session-store.ts';
import { markSignedOut, signedOutRecently } from './signed-out.ts';

export interface SignInOptions {
  /** Path to come back to; the present page by default. */
  returnTo?: string | undefined;
  /** Carried out after the return. */
  action?: PendingAction | undefined;
  /** Take the present page out of the history: it only led here. */
  replace?: boolean;
}

/**
 * Leaves for the sign-in page and comes back to the same page, scroll position and action. Where
 * the provider cannot be reached the user stays and is told; the result is then false.
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
    // The provider is out of reach: its session ends by itself, ours has ended already.
    logClient('CLIENT_FETCH_ERROR', error);
    publishSession({ status: 'unauthenticated', user: null, error: null });
    window.location.assign('/');
  }
}

/** How a sign-in without a page went; `status` reads like that of HTTP. */
export interface SilentSignIn {
  ok: boolean;
  status: 200 | 401 | 503;
  /** The provider's word (`login_required`), `SignedOut`, or `CLIENT_FETCH_ERROR`; null when ok. */
  error: string | null;
  /** Where the user is now signed in; null on error. */
  url: string | null;
}

/** Signs in through the provider's living session. Right after a sign-out it is not tried. */
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
