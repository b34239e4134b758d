import { openAuthPrompt } from './auth-prompt.ts';
import { type PendingAction, runNow } from './pending-action.ts';
import { getSession, whenSessionSettled } from './session-store.ts';

/**
 * For an action that needs sign-in. Returns true when the user is signed in. Otherwise opens the
 * sign-in prompt and returns false; `action` runs after the sign-in.
 */
export function requireSession(action?: PendingAction): boolean {
  const { status } = getSession();
  if (status === 'authenticated') return true;
  if (status === 'loading') void decideLater(action);
  else openAuthPrompt(action);
  return false;
}

async function decideLater(action: PendingAction | undefined): Promise<void> {
  const { status } = await whenSessionSettled();
  if (status !== 'authenticated') openAuthPrompt(action);
  else if (action) runNow(action);
}
