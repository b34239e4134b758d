import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';

type Grouping = components['schemas']['AnalyticGrouping'];

/** Days `yyyy-mm-dd` by Moscow, both included. */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const MAX_YEARS = 3;
const MAX_POINTS = limits['Analytic.points'];
/** Months of the default period, including the current one. */
const USUAL_MONTHS = 12;

function asDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function asDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function addDays(day: string, days: number): string {
  return asDay(new Date(asDate(day).getTime() + days * DAY_MS));
}

function addMonths(day: string, months: number): string {
  const date = asDate(day);
  return asDay(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)));
}

function addYears(day: string, years: number): string {
  const date = asDate(day);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return asDay(date);
}

function reject(path: string, reason: string, message: string): ApiProblem {
  return new ApiProblem(422, message, { reason, errors: [{ path, message }] });
}

/**
 * The requested period; by default the last twelve calendar months.
 * @throws ApiProblem 422 PeriodInvalid or PeriodTooLong.
 */
export function periodOf({ from, to }: Partial<Period>, now: Date): Period {
  const today = moscowDay(now);
  const end = to ?? (from !== undefined && from > today ? from : today);
  const period = { from: from ?? addMonths(end, 1 - USUAL_MONTHS), to: end };
  if (period.to < period.from) {
    throw reject('/to', 'PeriodInvalid', 'Конец срока раньше начала');
  }
  if (period.to > addYears(period.from, MAX_YEARS)) {
    const message = 'Выберите срок не\u00A0больше трёх лет';
    throw new ApiProblem(422, message, {
      reason: 'PeriodTooLong',
      errors: [{ path: '/to', message: 'Не\u00A0дальше трёх лет от\u00A0начала' }],
    });
  }
  return period;
}

function daysBetween(from: string, to: string): number {
  return (asDate(to).getTime() - asDate(from).getTime()) / DAY_MS;
}

function monthsBetween(from: string, to: string): number {
  const [first, last] = [asDate(from), asDate(to)];
  const years = last.getUTCFullYear() - first.getUTCFullYear();
  return years * 12 + last.getUTCMonth() - first.getUTCMonth();
}

/** The same day of the month, or the last one of a shorter month. */
function monthsEarlier(day: string, months: number): string {
  const first = addMonths(day, -months);
  const last = addDays(addMonths(first, 1), -1);
  return earlierOf(`${first.slice(0, 8)}${day.slice(8)}`, last);
}

function earlierOf(one: string, other: string): string {
  return one < other ? one : other;
}

/**
 * The period to compare with. Before whole months it is as many months; while the period is not
 * over, only up to the same day of the month, as a month compared with the first days of the next
 * one would always have more. Before any other period: as many days.
 */
export function periodBefore({ from, to }: Period, now: Date): Period {
  const today = moscowDay(now);
  const isMonthsEnd = addDays(to, 1).endsWith('-01');
  if (from.endsWith('-01') && (isMonthsEnd || to === today)) {
    const months = monthsBetween(from, to) + 1;
    const passed = from <= today && today < to ? today : to;
    const isWhole = passed === to && isMonthsEnd;
    return {
      from: addMonths(from, -months),
      to: isWhole ? addDays(from, -1) : monthsEarlier(passed, months),
    };
  }
  return { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) };
}

/** The first day after the day, week (from Monday) or month that contains `day`. */
function endOf(day: string, grouping: Grouping): string {
  if (grouping === 'Day') return addDays(day, 1);
  if (grouping === 'Month') return addMonths(day, 1);
  const weekday = (asDate(day).getUTCDay() + 6) % 7;
  return addDays(day, 7 - weekday);
}

/**
 * A period cut into days, weeks or months; the first and the last may be shorter.
 * @throws ApiProblem 422 TooManyPoints.
 */
export function cutPeriod({ from, to }: Period, grouping: Grouping): Period[] {
  const parts: Period[] = [];
  for (let start = from; start <= to; start = endOf(start, grouping)) {
    if (parts.length === MAX_POINTS) {
      throw reject('/groupBy', 'TooManyPoints', 'Для такого срока выберите недели или месяцы');
    }
    const last = addDays(endOf(start, grouping), -1);
    parts.push({ from: start, to: last < to ? last : to });
  }
  return parts;
}

/**
 * The parts of the period before that the parts of a period are compared with, in their order:
 * months by their place, weeks and days by their distance from the start. One behind the end of
 * that period is empty, its end before its start.
 */
export function partsBefore(
  parts: readonly Period[],
  before: Period,
  grouping: Grouping,
): Period[] {
  const months = grouping === 'Month' ? cutPeriod(before, 'Month') : [];
  const [first] = parts;
  const distance = first === undefined ? 0 : daysBetween(before.from, first.from);
  return parts.map(({ from, to }, place) => {
    const month = months[place];
    if (month !== undefined) return month;
    return {
      from: addDays(from, -distance),
      to: earlierOf(addDays(to, -distance), before.to),
    };
  });
}
