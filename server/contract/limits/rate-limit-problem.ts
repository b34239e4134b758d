import { ApiProblem } from '#server/contract/problem.ts';
import { formatWait } from '#src/lib/dates/durations.ts';

/**
 * A 429 that says what there was too much of, and when the user may go on.
 * @param exceeded «Приглашений за час слишком много».
 */
export function rateLimitProblem(exceeded: string, secondsLeft: number): ApiProblem {
  const seconds = Math.max(1, Math.ceil(secondsLeft));
  const message = `${exceeded}. Продолжить можно через ${formatWait(seconds)}`;
  return new ApiProblem(429, message, {
    reason: 'TooManyRequests',
    headers: { 'Retry-After': String(seconds) },
  });
}
