import { ApiProblem } from '#server/contract/problem.ts';
import { nextDay, startOfMoscowDay } from '#src/lib/dates/moscow-day.ts';

/**
 * The first moment of a day `yyyy-mm-dd` of a filter, in Moscow.
 * @throws ApiProblem 400 for a day before year 1, which the database has no moments of.
 */
export function dayFrom(day: string): Date {
  return stored(startOfMoscowDay(day), '/from');
}

/** The first moment after a day of a filter; see `dayFrom`. */
export function dayAfter(day: string): Date {
  return stored(startOfMoscowDay(nextDay(day)), '/to');
}

function stored(moment: Date, path: string): Date {
  if (moment.getUTCFullYear() >= 1) return moment;
  const message = 'Некорректная дата';
  throw new ApiProblem(400, message, { reason: 'ValidationFailed', errors: [{ path, message }] });
}
