import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { decidedElsewhere } from './decided-elsewhere.ts';

const failure = (status: number, message: string, reason?: string) =>
  new ApiError(status, { message, traceID: 't', reason }, new Headers(), 'r');

describe('a review that does not wait', () => {
  it('shows how it was decided, or that it is gone', () => {
    expect(decidedElsewhere(failure(409, 'Отзыв уже опубликован', 'AlreadyDecided'))).toBe(
      'Отзыв уже опубликован',
    );
    expect(decidedElsewhere(failure(404, 'Такого отзыва нет', 'NotFound'))).toBe(
      'Такого отзыва нет',
    );
  });

  it('is not one that its author changed, nor a failure', () => {
    expect(decidedElsewhere(failure(409, 'Автор изменил отзыв', 'VersionConflict'))).toBeNull();
    expect(decidedElsewhere(failure(500, 'Ошибка'))).toBeNull();
    expect(decidedElsewhere(new Error('offline'))).toBeNull();
  });
});
