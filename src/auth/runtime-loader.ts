import { useSyncExternalStore } from 'react';

let requested = false;
const listeners = new Set<() => void>();

/** Requests the sign-in library's part of the page; it stays from then on. */
export function wantRuntime(): void {
  if (requested) return;
  requested = true;
  for (const listener of [...listeners]) listener();
}

export function runtimeIsRequested(): boolean {
  return requested;
}

/** Whether the library's part of the page is to be rendered; never on the server. */
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

/** The module that holds the sign-in library, loaded once. */
export function loadRuntime() {
  return import('./session-runtime.ts');
}
