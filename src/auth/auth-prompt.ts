import { createStore, useStore } from '#src/state/store.ts';
import type { PendingAction } from './pending-action.ts';
import { signIn } from './sign-in.ts';

interface AuthPrompt {
  opened: boolean;
  /** The requested action; stored while the prompt fades out. */
  action: PendingAction | undefined;
}

const closed: AuthPrompt = { opened: false, action: undefined };

const prompt = createStore(closed);

/** Opens the «Авторизуйтесь» prompt; `action` runs after a successful sign-in. */
export function openAuthPrompt(action?: PendingAction): void {
  prompt.set({ opened: true, action });
}

/** Dismisses the prompt and drops the requested action. */
export function closeAuthPrompt(): void {
  prompt.set(closed);
}

/** The button of the prompt: closes it and redirects to the sign-in page. */
export function acceptAuthPrompt(): Promise<boolean> {
  const { action } = prompt.get();
  closeAuthPrompt();
  return signIn({ action });
}

/** Whether the prompt is open; false on the server. */
export function useAuthPrompt(): AuthPrompt {
  return useStore(prompt);
}
