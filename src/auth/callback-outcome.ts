import { createStore } from '#src/state/store.ts';

/** Outcome of a visit to the sign-in callback. */
type CallbackOutcome =
  | { kind: 'pending' }
  /** Signed in, or canceled by the user: continues to `to`, a safe path. */
  | { kind: 'returned'; to: string }
  | { kind: 'failed' };

/** Set by the OIDC client; the callback's screen follows it, and resets it for the next visit. */
export const callbackOutcome = createStore<CallbackOutcome>({ kind: 'pending' });
