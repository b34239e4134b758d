import { ApiError, isCanceled, isUnauthorized, NetworkError } from '#src/api/errors.ts';
import { formRejections } from '#src/api/form-rejections.ts';
import type { MutationMeta } from '#src/api/queries/mutation-meta.ts';
import { isOffline } from '#src/browser/connection.ts';

const NOT_FOUND = 404;

/** Meta of a mutation whose dialog shows `dialogFailures`; a toast would be behind its overlay. */
export const dialogFailureMeta = { silent: true, showsOffline: true } satisfies MutationMeta;

/**
 * Messages for a dialog about whatever failed, by field as `formRejections` has them; empty for a
 * request that the user stopped, and for an ended session, which has a toast of its own.
 */
export function dialogFailures(error: unknown): Record<string, string> {
  if (isUnauthorized(error) || isCanceled(error)) return {};
  const rejections = formRejections(error);
  return Object.keys(rejections).length > 0 ? rejections : { failure: failureText(error) };
}

function failureText(error: unknown): string {
  if (isOffline()) return 'Нет соединения с интернетом. Попробуйте ещё раз, когда связь вернётся.';
  if (error instanceof NetworkError) {
    return 'Нет связи с сервером. Попробуйте ещё раз: дважды ничего не выполнится.';
  }
  if (error instanceof ApiError && error.status === NOT_FOUND) return error.message;
  return 'Что-то пошло не так. Попробуйте ещё раз.';
}
