import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { loginAttemptIsFresh } from '#src/auth/redirect/login-attempt.ts';
import { signedOutRecently } from '#src/auth/redirect/signed-out.ts';
import { sessionRequiredPath } from '#src/auth/require-signed-in.ts';
import { useSession } from '#src/auth/session/session-store.ts';
import { signInSilently } from '#src/auth/sign-in.ts';
import { SignInNeeded } from './SignInNeeded.tsx';

interface RequireSessionProps {
  children: ReactNode;
  /** Shown while the session is loading: the page's skeleton. */
  fallback?: ReactNode;
}

/**
 * The protected part of a page. A visitor is signed in silently or redirected to the login; a user
 * who has just signed out, here or in another tab, stays and sees the sign-in button.
 */
export function RequireSession({ children, fallback = null }: RequireSessionProps) {
  const { status } = useSession();
  const router = useRouter();
  const [isPromptShown, setPromptShown] = useState(false);

  useEffect(() => {
    if (status !== 'unauthenticated') return setPromptShown(false);
    if (signedOutRecently() || loginAttemptIsFresh()) return setPromptShown(true);
    let left = false;
    void signInSilently().then(({ ok }) => {
      if (ok || left) return;
      router.history.replace(sessionRequiredPath(router.state.location.href));
    });
    return () => {
      left = true;
    };
  }, [status, router]);

  if (status === 'authenticated') return children;
  return status === 'unauthenticated' && isPromptShown ? <SignInNeeded /> : fallback;
}
