import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { runPendingAction } from '#src/auth/pending-action.ts';
import { loginAttemptIsFresh } from '#src/auth/redirect/login-attempt.ts';
import { restoreReturnScroll } from '#src/auth/redirect/return-scroll.ts';
import { safeReturn } from '#src/auth/redirect/safe-return.ts';
import { signedOutRecently } from '#src/auth/redirect/signed-out.ts';
import { canStoreSession, STORAGE_FORBIDDEN } from '#src/auth/redirect/storage-check.ts';
import { isAtCallback } from '#src/auth/session/session.ts';
import type { SignInOutcome } from '#src/auth/session/session-runtime.ts';
import { whenSessionSettled } from '#src/auth/session/session-store.ts';
import { signIn } from '#src/auth/sign-in.ts';
import classes from './LoginCallbackScreen.module.css';
import { ProviderResponse } from './ProviderResponse.tsx';
import { SignInNeeded } from './SignInNeeded.tsx';

interface LoginCallbackProps {
  /** Where to go after sign-in, from the URL; validated here. */
  cb: unknown;
  /** `SessionRequired` when a protected page redirected the visitor, or `StorageForbidden`. */
  error: unknown;
}

/** `/login/callback`: starts the sign-in, or completes it after the provider's response. */
export function LoginCallbackScreen({ cb, error }: LoginCallbackProps) {
  const router = useRouter();
  const [isResponse] = useState(isAtCallback);
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null);
  const [stopped, setStopped] = useState(false);
  const returnTo = safeReturn(cb);
  const [forbidden] = useState(() => error === STORAGE_FORBIDDEN && !canStoreSession());

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || isResponse || forbidden) return;
    begun.current = true;
    void begin(returnTo, error === 'SessionRequired').then((next) => {
      if (next === 'stop') setStopped(true);
      else router.history.replace(returnTo);
    });
  }, [returnTo, error, router, isResponse, forbidden]);

  useEffect(() => {
    if (outcome?.kind !== 'returned') return;
    const { to } = outcome;
    void router.navigate({ href: to, replace: true, resetScroll: false });
    return () => {
      restoreReturnScroll(to);
      runPendingAction();
    };
  }, [outcome, router]);

  if (outcome?.kind === 'failed') {
    return (
      <SignInNeeded
        title="Ошибка авторизации"
        description="Попробуйте ещё раз"
        returnTo={returnTo}
      />
    );
  }
  if (forbidden) {
    return (
      <SignInNeeded
        title="Браузер ничего не хранит"
        description="Чтобы войти, разрешите этому сайту файлы cookie и хранение данных в настройках браузера."
        returnTo={returnTo}
      />
    );
  }
  if (stopped) return <SignInNeeded returnTo={returnTo} />;
  return (
    <div className={classes.waiting} role="status">
      <span className={classes.spinner} aria-hidden="true" />
      Авторизация...
      {isResponse && <ProviderResponse onOutcome={setOutcome} />}
    </div>
  );
}

/**
 * Redirects to the provider, unless the user is already signed in or an automatic redirect would
 * loop or undo a recent sign-out.
 */
async function begin(returnTo: string, automatic: boolean): Promise<'go' | 'stop'> {
  const { status } = await whenSessionSettled();
  if (status === 'authenticated') return 'go';
  if (loginAttemptIsFresh() || (automatic && signedOutRecently())) return 'stop';
  await signIn({ returnTo, replace: true });
  return 'stop';
}
