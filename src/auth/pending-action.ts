import {
  type PendingActionRecord,
  readStored,
  removeStored,
  writeStored,
} from '#src/browser/storage.ts';
import { getSession } from './session-store.ts';

/** What a visitor requested that needs sign-in, as data that survives the way there and back. */
export interface PendingAction {
  /** Name under which a feature registered how to carry it out: `favorites.toggle`. */
  type: string;
  payload: unknown;
}

/** Carries the action out; the payload comes from storage and has to be validated first. */
export type PendingActionRunner = (payload: unknown) => void | Promise<void>;

/** Somebody who signs in and then dawdles must not be surprised by an old wish. */
const GOOD_FOR_MS = 5 * 60_000;

const runners = new Map<string, PendingActionRunner>();

/**
 * Registers how to carry out an action of this type, at once if one is waiting. Returns how to take
 * it back.
 */
export function registerPendingAction(type: string, run: PendingActionRunner): () => void {
  runners.set(type, run);
  runPendingAction();
  return () => {
    if (runners.get(type) === run) runners.delete(type);
  };
}

/** Keeps the action of a sign-in that has just succeeded until the user is back. */
export function storePendingAction(action: PendingAction): void {
  const record: PendingActionRecord = { ...action, askedAt: Date.now() };
  writeStored('pendingAction', record);
}

/** Carries out the waiting action, once, if the user is signed in, back, and it is known. */
export function runPendingAction(): void {
  if (getSession().status !== 'authenticated' || isSignInPage()) return;
  const waiting = readStored('pendingAction');
  if (!waiting) return;
  if (Date.now() - waiting.askedAt > GOOD_FOR_MS) {
    removeStored('pendingAction');
    return;
  }
  const run = runners.get(waiting.type);
  if (!run) return;
  removeStored('pendingAction');
  void run(waiting.payload);
}

/** For an action whose asker turned out to be signed in already. */
export function runNow({ type, payload }: PendingAction): void {
  void runners.get(type)?.(payload);
}

function isSignInPage(): boolean {
  return typeof window !== 'undefined' && window.location.pathname.startsWith('/login/');
}
