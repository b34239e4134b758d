import { type ComponentType, useEffect, useState } from 'react';
import { setCallbackOutcome } from './callback-outcome.ts';
import { logClient } from './client-log.ts';
import { useRuntimeRequested } from './runtime-loader.ts';
import { isCallback } from './session.ts';
import { publishSession } from './session-store.ts';

/**
 * Stands beside the app and renders nothing. Brings in the sign-in library's provider once it is
 * wanted; a visitor never loads it.
 */
export function SessionBridge() {
  const requested = useRuntimeRequested();
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

/** Without the library a sign-in cannot be finished; an existing session is kept by its retries. */
function failToLoad(error: unknown): void {
  logClient('CLIENT_FETCH_ERROR', error);
  if (!isCallback(window.location)) return;
  setCallbackOutcome({ kind: 'failed' });
  publishSession({ status: 'unauthenticated', user: null, error: null });
}
