import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { moscowDay } from '#src/lib/moscow-day.ts';

type TicketDay = components['schemas']['TicketDay'];

const PATH = '/validUntil';

/**
 * A day of a form as `yyyy-mm-dd`.
 * @throws ApiProblem 400 for an invalid date, 422 DateInPast when it is not after today in Moscow.
 */
export function futureDay({ day, month, year }: TicketDay, now: Date): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    throw new ApiProblem(400, 'Проверьте заполнение полей', {
      reason: 'ValidationFailed',
      errors: [{ path: PATH, message: 'Некорректная дата. Введите дату формата дд.мм.гггг' }],
    });
  }
  const iso = date.toISOString().slice(0, 10);
  if (iso <= moscowDay(now)) {
    const message = 'Дата должна быть в\u00A0будущем';
    throw new ApiProblem(422, message, { reason: 'DateInPast', errors: [{ path: PATH, message }] });
  }
  return iso;
}
