import { useSyncExternalStore } from 'react';

/** How the visit to the sign-in callback went. */
export type CallbackOutcome =
  | { kind: 'pending' }
  /** Signed in, or the user turned back: on to `to`, a safe path. */
  | { kind: 'returned'; to: string }
  | { kind: 'failed' };

const pending: CallbackOutcome = { kind: 'pending' };

let current: CallbackOutcome = pending;
const listeners = new Set<() => void>();

export function setCallbackOutcome(next: CallbackOutcome): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

/** Makes ready for the next visit. */
export function forgetCallbackOutcome(): void {
  current = pending;
}

export function useCallbackOutcome(): CallbackOutcome {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => pending,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
