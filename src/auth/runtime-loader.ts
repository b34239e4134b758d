import { useSyncExternalStore } from 'react';

let requested = false;
const listeners = new Set<() => void>();

/** Requests the chunk of the OIDC client; it stays loaded. */
export function wantRuntime(): void {
  if (requested) return;
  requested = true;
  for (const listener of [...listeners]) listener();
}

export function runtimeIsRequested(): boolean {
  return requested;
}

/** Whether the OIDC client is to be rendered; false on the server. */
export function useRuntimeRequested(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    runtimeIsRequested,
    () => false,
  );
}

/** The module with the OIDC client, loaded once. */
export function loadRuntime() {
  return import('./session-runtime.ts');
}
