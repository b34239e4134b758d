import { useSyncExternalStore } from 'react';
import type { PendingAction } from './pending-action.ts';
import { signIn } from './sign-in.ts';

interface AuthPrompt {
  opened: boolean;
  /** What the user wanted; kept while the prompt fades out. */
  action: PendingAction | undefined;
}

const closed: AuthPrompt = { opened: false, action: undefined };

let current: AuthPrompt = closed;
const listeners = new Set<() => void>();

/** Opens the «Авторизуйтесь» prompt; `action` is carried out after the sign-in it leads to. */
export function openAuthPrompt(action?: PendingAction): void {
  publish({ opened: true, action });
}

/** Dismisses the prompt and with it what was wanted. */
export function closeAuthPrompt(): void {
  publish(closed);
}

/** The button of the prompt: closes it and leaves for the sign-in page. */
export function acceptAuthPrompt(): Promise<boolean> {
  const { action } = current;
  closeAuthPrompt();
  return signIn({ action });
}

/** Whether the prompt is open; never on the server. */
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
