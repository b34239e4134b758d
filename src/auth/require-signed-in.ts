import { redirect } from '@tanstack/react-router';
import { whenSessionSettled } from '#src/auth/session/session-store.ts';
import { signInSilently } from './sign-in.ts';

interface GuardContext {
  location: { href: string };
  preload: boolean;
}

/**
 * `beforeLoad` of a protected route: waits for the session, tries a silent sign-in and else
 * redirects to the login. On the server it allows everything, since the user is not known there;
 * `RequireSession` around the screen then decides in the browser.
 */
export async function requireSignedIn({ location, preload }: GuardContext): Promise<void> {
  if (typeof window === 'undefined') return;
  const { status } = await whenSessionSettled();
  if (status === 'authenticated') return;
  if (!preload && (await signInSilently()).ok) return;
  throw redirect({ href: sessionRequiredPath(location.href) });
}

/** The login URL for a visitor of a protected page. */
export function sessionRequiredPath(callbackUrl: string): string {
  const query = new URLSearchParams({ error: 'SessionRequired', callbackUrl });
  return `/login/callback?${query}`;
}
