import { useSyncExternalStore } from 'react';

/** Outcome of a visit to the sign-in callback. */
export type CallbackOutcome =
  | { kind: 'pending' }
  /** Signed in, or canceled by the user: continues to `to`, a safe path. */
  | { kind: 'returned'; to: string }
  | { kind: 'failed' };

const pending: CallbackOutcome = { kind: 'pending' };

let current: CallbackOutcome = pending;
const listeners = new Set<() => void>();

export function setCallbackOutcome(next: CallbackOutcome): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

/** Resets the outcome for the next visit. */
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
