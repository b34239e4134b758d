import { getSession, whenSessionSettled } from '#src/auth/session/session-store.ts';
import { openAuthPrompt } from './auth-prompt.ts';
import { type PendingAction, runNow } from './pending-action.ts';

/**
 * For an action that needs sign-in. Returns true when the user is signed in. Otherwise opens the
 * sign-in prompt and returns false; `action` runs after the sign-in.
 * @param text of the prompt, as for `openAuthPrompt`.
 */
export function requireSession(action?: PendingAction, text?: string): boolean {
  const { status } = getSession();
  if (status === 'authenticated') return true;
  if (status === 'loading') void decideLater(action, text);
  else openAuthPrompt(action, text);
  return false;
}

async function decideLater(action?: PendingAction, text?: string): Promise<void> {
  const { status } = await whenSessionSettled();
  if (status !== 'authenticated') openAuthPrompt(action, text);
  else if (action) runNow(action);
}
