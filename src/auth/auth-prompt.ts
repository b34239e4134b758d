import { useSyncExternalStore } from 'react';
import type { PendingAction } from './pending-action.ts';
import { signIn } from './sign-in.ts';

interface AuthPrompt {
  opened: boolean;
  /** The requested action; stored while the prompt fades out. */
  action: PendingAction | undefined;
}

const closed: AuthPrompt = { opened: false, action: undefined };

let current: AuthPrompt = closed;
const listeners = new Set<() => void>();

/** Opens the «Авторизуйтесь» prompt; `action` runs after a successful sign-in. */
export function openAuthPrompt(action?: PendingAction): void {
  publish({ opened: true, action });
}

/** Dismisses the prompt and drops the requested action. */
export function closeAuthPrompt(): void {
  publish(closed);
}

/** The button of the prompt: closes it and redirects to the sign-in page. */
export function acceptAuthPrompt(): Promise<boolean> {
  const { action } = current;
  closeAuthPrompt();
  return signIn({ action });
}

/** Whether the prompt is open; false on the server. */
export function useAuthPrompt(): AuthPrompt {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => closed,
  );
}

function publish(next: AuthPrompt): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
