import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '#src/api/errors.ts';
import { dialogFailures } from './dialog-failures.ts';

const rejected = (status: number, message: string) =>
  new ApiError(status, { message, traceID: 't' }, new Headers(), 'r');

afterEach(() => vi.unstubAllGlobals());

describe('failures in a dialog of the back office', () => {
  it('are the message of the server where it is for the user', () => {
    expect(dialogFailures(rejected(409, 'Обращение уже закрыто'))).toEqual({
      rejection: 'Обращение уже закрыто',
    });
    expect(dialogFailures(rejected(404, 'Заказ не найден'))).toEqual({
      failure: 'Заказ не найден',
    });
  });

  it('have words for a failed server and a lost connection', () => {
    expect(dialogFailures(rejected(500, 'boom')).failure).toMatch(/^Что-то пошло не так/);
    expect(dialogFailures(new NetworkError(null, 'r')).failure).toMatch(/^Нет связи с сервером/);
    vi.stubGlobal('navigator', { onLine: false });
    expect(dialogFailures(new NetworkError(null, 'r')).failure).toMatch(
      /^Нет соединения с интернетом/,
    );
  });

  it('are none for an ended session, which has a toast', () => {
    expect(dialogFailures(rejected(401, 'Войдите'))).toEqual({});
  });
});
