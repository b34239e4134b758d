import { ApiError } from '#src/api/errors.ts';

/** Statuses that the list of reviews shows itself: withdrawn by its author, decided or changed. */
export const SHOWN_STATUSES: readonly number[] = [404, 409];

/**
 * What became of a review that does not wait any more, as the server says it: «Отзыв уже
 * опубликован»; null when a decision failed for another reason.
 */
export function decidedElsewhere(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const isOver = error.status === 404 || error.reason === 'AlreadyDecided';
  return isOver ? error.message : null;
}
