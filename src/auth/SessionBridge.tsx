import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '#src/state/store.ts';
import { callbackOutcome } from './callback-outcome.ts';
import { logClient } from './client-log.ts';
import { runtimeRequested } from './runtime-loader.ts';
import { isCallback } from './session.ts';
import { publishSession } from './session-store.ts';

/**
 * Rendered beside the app, without output of its own. Renders the OIDC client's provider once it is
 * needed; visitors do not load it.
 */
export function SessionBridge() {
  const requested = useStore(runtimeRequested);
  const [Provider, setProvider] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (requested) load().then((component) => setProvider(() => component), failToLoad);
  }, [requested]);
  return Provider && <Provider />;
}

async function load(): Promise<ComponentType> {
  const { OidcProvider } = await import('./OidcProvider.tsx');
  return OidcProvider;
}

/** A sign-in cannot be completed without the client; an existing session is retried elsewhere. */
function failToLoad(error: unknown): void {
  logClient('CLIENT_FETCH_ERROR', error);
  if (!isCallback(window.location)) return;
  callbackOutcome.set({ kind: 'failed' });
  publishSession({ status: 'unauthenticated', user: null, error: null });
}
