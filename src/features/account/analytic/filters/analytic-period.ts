import { inOrder } from '#src/lib/search-params.ts';

/** Periods of the menu; the default, twelve months up to today, is not in the URL. */
export const analyticPresets = {
  month: 'Этот месяц',
  lastMonth: 'Прошлый месяц',
  quarter: 'Этот квартал',
  lastQuarter: 'Прошлый квартал',
  year: 'Этот год',
  lastYear: 'Прошлый год',
} as const;

export type AnalyticPreset = keyof typeof analyticPresets;

/** First and last day, ISO dates. */
export interface AnalyticPeriod {
  from: string;
  to: string;
}

/** The first day of the month `months` after that of `day`. */
function monthStart(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** `count` months from the one that contains `day`, whole. */
function monthsFrom(day: string, count: number): AnalyticPeriod {
  const last = new Date(Date.parse(monthStart(day, count)) - 1);
  return { from: monthStart(day, 0), to: last.toISOString().slice(0, 10) };
}

const presets: Readonly<Record<AnalyticPreset, (today: string) => AnalyticPeriod>> = {
  month: (today) => monthsFrom(today, 1),
  lastMonth: (today) => monthsFrom(monthStart(today, -1), 1),
  quarter: (today) => monthsFrom(quarterStart(today), 3),
  lastQuarter: (today) => monthsFrom(monthStart(quarterStart(today), -3), 3),
  year: (today) => monthsFrom(`${today.slice(0, 4)}-01-01`, 12),
  lastYear: (today) => monthsFrom(monthStart(`${today.slice(0, 4)}-01-01`, -12), 12),
};

function quarterStart(today: string): string {
  return monthStart(today, -((Number(today.slice(5, 7)) - 1) % 3));
}

interface Chosen {
  period?: AnalyticPreset | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The period that a URL means on a day: own dates, a preset or twelve months. */
export function analyticPeriod({ period, from, to }: Chosen, today: string): AnalyticPeriod {
  if (from || to) {
    const end = to ?? (from && from > today ? from : today);
    return inOrder({ from: from ?? monthStart(end, -11), to: end });
  }
  return period ? presets[period](today) : { from: monthStart(today, -11), to: today };
}

const DAY_MS = 86_400_000;
const MONTH_DAYS = 31;
const QUARTER_DAYS = 92;

/** Days of a month, weeks of a quarter, months of anything longer: about a dozen to thirty bars. */
export function groupingOf({ from, to }: AnalyticPeriod): 'Day' | 'Week' | 'Month' {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days <= MONTH_DAYS) return 'Day';
  return days <= QUARTER_DAYS ? 'Week' : 'Month';
}
