import { ApiError } from '#src/api/errors.ts';
import { showToast } from '#src/ui/kit/messages/toasts.ts';

const CONFLICT = 409;

/**
 * Says in the server's words why an order does not allow something any more.
 * @returns whether it was that; then what is shown of the order is out of date.
 */
export function notifyConflict(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== CONFLICT) return false;
  showToast({ tone: 'info', message: error.message });
  return true;
}
