import { createStore, useStore } from '#src/state/store.ts';
import type { PendingAction } from './pending-action.ts';
import { signIn } from './sign-in.ts';

interface AuthPrompt {
  opened: boolean;
  /** The requested action. */
  action: PendingAction | undefined;
  /** The text; stays while the prompt fades out. */
  text: string | undefined;
}

const prompt = createStore<AuthPrompt>({ opened: false, action: undefined, text: undefined });

/**
 * Opens the «Авторизуйтесь» prompt; `action` runs after a successful sign-in.
 * @param text why to sign in; without it, the prompt names the cart, favorites and orders.
 */
export function openAuthPrompt(action?: PendingAction, text?: string): void {
  prompt.set({ opened: true, action, text });
}

/** Dismisses the prompt and drops the requested action. */
export function closeAuthPrompt(): void {
  prompt.set({ ...prompt.get(), opened: false, action: undefined });
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
