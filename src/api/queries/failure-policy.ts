import { ApiError, isCanceled, isUnauthorized } from '#src/api/errors.ts';
import { isOffline, offlineNotice } from '#src/browser/connection.ts';
import type { MutationMeta, QueryMeta } from './mutation-meta.ts';

/** How a failure is shown: not here, as a sign-in toast, as an error toast. */
export type FailureNotice = 'none' | 'sign-in' | 'toast';

/** A query at the moment it failed. */
export interface FailedQuery {
  meta: QueryMeta | undefined;
  /** Older data is still on the screen. */
  hasData: boolean;
  /** A mounted component observes it and does not pass its error to a boundary. */
  watchedInPlace: boolean;
}

/**
 * A query without observers failed for a loader or a suspended screen: the boundary shows it. One
 * with data continues to show the data. What is left is an observed part of a screen without its
 * data. While a notice over the page says that there is no connection, a toast would repeat it.
 */
export function noticeForQuery(error: unknown, query: FailedQuery): FailureNotice {
  if (isUnauthorized(error)) return query.watchedInPlace || query.hasData ? 'sign-in' : 'none';
  if (query.meta?.silent || query.hasData || !query.watchedInPlace || offlineNotice.isShown) {
    return 'none';
  }
  return 'toast';
}

/**
 * A 401 always shows the sign-in toast; everything else an error toast, unless the caller shows it
 * itself.
 */
export function noticeForMutation(error: unknown, meta: MutationMeta | undefined): FailureNotice {
  if (isUnauthorized(error)) return 'sign-in';
  if (isCanceled(error) || meta?.silent || shownByCaller(error, meta)) return 'none';
  return 'toast';
}

function shownByCaller(error: unknown, meta: MutationMeta | undefined): boolean {
  // The notice over the page says it already, or the caller does.
  if (offlineNotice.isShown || (meta?.showsOffline && isOffline())) return true;
  if (!(error instanceof ApiError)) return false;
  if (meta?.handledStatuses?.includes(error.status)) return true;
  if (error.reason !== null && meta?.handledReasons?.includes(error.reason)) return true;
  const rejected = error.status === 400 || error.status === 422;
  return meta?.fieldErrors === true && rejected && error.fieldErrors.length > 0;
}
