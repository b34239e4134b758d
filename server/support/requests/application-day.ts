import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { accessDays, tooFarAccess } from '#src/lib/dates/access-days.ts';

type TicketDay = components['schemas']['TicketDay'];

const PATH = '/validUntil';

function reject(reason: 'DateInPast' | 'DateTooFar', message: string): ApiProblem {
  return new ApiProblem(422, message, { reason, errors: [{ path: PATH, message }] });
}

/**
 * The last day of access to orders as `yyyy-mm-dd`.
 * @throws ApiProblem 400 for an invalid date, 422 DateInPast when it is not after today in Moscow,
 * DateTooFar when it is years ahead.
 */
export function accessDay({ day, month, year }: TicketDay, now: Date): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    throw new ApiProblem(400, 'Проверьте заполнение полей', {
      reason: 'ValidationFailed',
      errors: [{ path: PATH, message: 'Некорректная дата. Введите дату формата дд.мм.гггг' }],
    });
  }
  const iso = date.toISOString().slice(0, 10);
  const { first, last } = accessDays(now);
  if (iso < first) throw reject('DateInPast', 'Дата должна быть в\u00A0будущем');
  if (iso > last) throw reject('DateTooFar', tooFarAccess(last));
  return iso;
}
