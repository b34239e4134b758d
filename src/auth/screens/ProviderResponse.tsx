import { type ComponentType, useEffect, useState } from 'react';
import { logClient } from '#src/auth/session/client-log.ts';
import { loadRuntime } from '#src/auth/session/runtime-loader.ts';
import type { SignInOutcome } from '#src/auth/session/session-runtime.ts';
import { publishSession } from '#src/auth/session/session-store.ts';

interface ProviderResponseProps {
  /** Must not change. */
  onOutcome: (outcome: SignInOutcome) => void;
}

/** Loads the OIDC client and lets it complete the sign-in; fails it when the client can't be loaded. */
export function ProviderResponse({ onOutcome }: ProviderResponseProps) {
  const [Completion, setCompletion] = useState<ComponentType<ProviderResponseProps> | null>(null);
  useEffect(() => {
    load().then(
      (component) => setCompletion(() => component),
      (error: unknown) => {
        logClient('CLIENT_FETCH_ERROR', error);
        publishSession({ status: 'unauthenticated', user: null, error: null });
        onOutcome({ kind: 'failed' });
      },
    );
  }, [onOutcome]);
  return Completion && <Completion onOutcome={onOutcome} />;
}

async function load() {
  const [{ SignInCompletion }] = await Promise.all([
    import('./SignInCompletion.tsx'),
    loadRuntime(),
  ]);
  return SignInCompletion;
}
