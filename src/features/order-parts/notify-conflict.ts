import { ApiError } from '#src/api/errors.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';

const CONFLICT = 409;

/**
 * Shows the server's message when an order does not allow an action any more.
 * @returns whether it was such a conflict; the displayed order is then out of date.
 */
export function notifyConflict(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== CONFLICT) return false;
  showToast({ tone: 'info', message: error.message });
  return true;
}
