import { ApiError, isRateLimited, NetworkError, UnconfirmedError } from '#src/api/errors.ts';
import { isOffline } from '#src/browser/connection.ts';

/** A short error message. @param error whose message says what to change, if it does */
export function failureTitle(error?: unknown): string {
  if (isOffline()) return 'Нет соединения с интернетом';
  return error instanceof ApiError && error.status === 422
    ? 'Так показать не получится'
    : 'Что-то пошло не так';
}

/** What the user can do about a failed screen or part of one. */
export function failureHint(error: unknown): string {
  if (isOffline()) return 'Покажем, как только связь вернётся.';
  if (error instanceof UnconfirmedError) return `${error.message}, повторим.`;
  if (error instanceof NetworkError) {
    return 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.';
  }
  if (error instanceof ApiError && error.status === 403) {
    return error.reason === 'CompanyAccessEnded'
      ? error.message
      : 'У вас нет доступа к этим данным.';
  }
  // The server's message is for the user: too often, or a filter that it can't serve.
  if (isRateLimited(error) || (error instanceof ApiError && error.status === 422)) {
    return error.message;
  }
  return 'Попробуйте ещё раз. Если не поможет, сообщите нам – мы разберёмся.';
}
