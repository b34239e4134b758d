import type { Rule } from '#src/lib/validation.ts';
import { type CalendarDate, parseDate } from './dates.ts';

/** A period of days, `yyyy-mm-dd`, both included. */
export interface Days {
  first: string;
  last: string;
}

/** A day as `yyyy-mm-dd`. */
export function isoOf({ day, month, year }: CalendarDate): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** A typed day as `yyyy-mm-dd` for the calendar; null while it is none. */
export function isoDay(typed: string): string | null {
  const { date } = parseDate(typed);
  return date && isoOf(date);
}

/** A day of the calendar, `yyyy-mm-dd`, as it would be typed. */
export function asTyped(iso: string): string {
  return iso.split('-').reverse().join('.');
}

/** A typed day in full, «05.05.27» as «05.05.2027»; what is none stays as typed. */
export function normalizeDay(typed: string): string {
  const iso = isoDay(typed);
  return iso === null ? typed : asTyped(iso);
}

/** Adds the dots after day and month: the keyboard of a phone may have digits only. */
export function withDots(typed: string): string {
  return typed.replace(/^(\d\d)(\d{1,6})$/, '$1.$2').replace(/^(\d{1,2}\.\d\d)(\d{1,4})$/, '$1.$2');
}

/** A day of a period that begins in the future; `tooLate` says why there is a last day. */
export function dayWithin(daysOf: () => Days, tooLate: (last: string) => string): Rule {
  return (typed) => {
    const { date, error } = parseDate(typed ?? '');
    if (error !== null) return error;
    const { first, last } = daysOf();
    const day = isoOf(date);
    if (day < first) return 'Дата должна быть в\u00a0будущем';
    return day > last ? tooLate(asTyped(last)) : null;
  };
}

/** The day itself, or the bound that it is beyond; ISO days. */
export function nearestDay(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}
