import type { AnyRouter } from '@tanstack/react-router';
import { registerPendingAction } from '#src/auth/pending-action.ts';
import { safeReturn } from '#src/auth/redirect/safe-return.ts';
import { requireSession } from '#src/auth/require-session.ts';

const OPEN_PAGE = 'page.open';

/** Prompts a visitor to sign in and then opens a page of the shop. */
export function openAfterSignIn(path: string): void {
  requireSession({ type: OPEN_PAGE, payload: path });
}

/** Registers the action that opens a page after a sign-in; once, at start. */
export function installOpenPage(router: AnyRouter): void {
  registerPendingAction(OPEN_PAGE, (path) => {
    router.history.push(safeReturn(path));
  });
}
