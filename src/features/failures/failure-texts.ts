import { ApiError, ContractError, NetworkError } from '#src/api/errors.ts';

/** What the reader can do about a failure that took the place of a screen or a part of it. */
export function failureHint(error: unknown): string {
  if (error instanceof NetworkError) {
    return 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.';
  }
  if (error instanceof ApiError && error.status === 403) {
    return 'У вас нет доступа к этим данным. Если это ошибка, сообщите нам.';
  }
  if (error instanceof ApiError && error.status === 429) {
    return 'Слишком много запросов подряд. Подождите немного и попробуйте ещё раз.';
  }
  if (error instanceof ContractError) {
    return 'Сервер ответил не так, как мы ждали. Сообщите нам – мы исправим.';
  }
  return 'Попробуйте ещё раз. Если не поможет, сообщите нам – мы разберёмся.';
}
