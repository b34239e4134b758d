import { getSession } from '#src/auth/session/session-store.ts';
import {
  type PendingActionRecord,
  readStored,
  removeStored,
  writeStored,
} from '#src/browser/storage/storage.ts';

/** An action that needs sign-in, serialized to survive the redirects. */
export interface PendingAction {
  /** Name under which a feature registered its runner: `favorites.toggle`. */
  type: string;
  payload: unknown;
}

/** Runs the action; the payload comes from storage and must be validated first. */
export type PendingActionRunner = (payload: unknown) => void | Promise<void>;

/** A user who completes the sign-in late must not be surprised by an old action. */
const GOOD_FOR_MS = 5 * 60_000;

const runners = new Map<string, PendingActionRunner>();

/**
 * Registers the runner of an action type, and runs it at once if such an action is waiting. Returns
 * a function that unregisters it.
 */
export function registerPendingAction(type: string, run: PendingActionRunner): () => void {
  runners.set(type, run);
  runPendingAction();
  return () => {
    if (runners.get(type) === run) runners.delete(type);
  };
}

/** Stores the action of a completed sign-in until the user is back. */
export function storePendingAction(action: PendingAction): void {
  const record: PendingActionRecord = { ...action, requestedAt: Date.now() };
  writeStored('pendingAction', record);
}

/** Runs the pending action, once, if the user is signed in, back, and a runner is registered. */
export function runPendingAction(): void {
  if (getSession().status !== 'authenticated' || isSignInPage()) return;
  const waiting = readStored('pendingAction');
  if (!waiting) return;
  if (Date.now() - waiting.requestedAt > GOOD_FOR_MS) {
    removeStored('pendingAction');
    return;
  }
  const run = runners.get(waiting.type);
  if (!run) return;
  removeStored('pendingAction');
  void run(waiting.payload);
}

/**
 * For an action whose user turned out to be signed in already. The click may have come before its
 * feature was mounted: then the action waits for its runner.
 */
export function runNow(action: PendingAction): void {
  const run = runners.get(action.type);
  if (run) void run(action.payload);
  else storePendingAction(action);
}

function isSignInPage(): boolean {
  return typeof window !== 'undefined' && window.location.pathname.startsWith('/login/');
}
