import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { loginAttemptIsFresh } from './login-attempt.ts';
import { sessionRequiredPath } from './require-signed-in.ts';
import { SignInNeeded } from './SignInNeeded.tsx';
import { useSession } from './session-store.ts';
import { signInSilently } from './sign-in.ts';
import { signedOutRecently } from './signed-out.ts';

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
