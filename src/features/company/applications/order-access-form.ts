import type { TicketDay } from '#generated/api/model/ticketDay.ts';
import { parseDate } from '#src/lib/dates.ts';
import { moscowDay } from '#src/lib/moscow-day.ts';
import { all, type Rule, required } from '#src/lib/validation.ts';

/** Values of the form, as typed; files are added one by one. */
export interface OrderAccessValues extends Record<string, unknown> {
  partnerID: string;
  files: readonly File[];
  /** «дд.мм.гггг» */
  validUntil: string;
}

function isoOf({ day, month, year }: TicketDay): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** A day after today by Moscow, as the server requires. */
export function futureDay(now: () => Date): Rule {
  return all(required, (value) => {
    const { date, error } = parseDate(value ?? '');
    if (error !== null) return error;
    return isoOf(date) <= moscowDay(now()) ? 'Дата должна быть в\u00a0будущем' : null;
  });
}

/** The typed day as the contract has it; null while it is none. */
export function typedDay(value: string): TicketDay | null {
  return parseDate(value).date;
}

/** A typed day as `yyyy-mm-dd` for the calendar; null while it is none. */
export function isoDay(value: string): string | null {
  const day = typedDay(value);
  return day && isoOf(day);
}

/** A day of the calendar, `yyyy-mm-dd`, as it would be typed. */
export function asTyped(iso: string): string {
  return iso.split('-').reverse().join('.');
}
