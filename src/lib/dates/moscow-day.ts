const DAY_MS = 86_400_000;
/** Moscow has no daylight saving time. */
const MOSCOW_OFFSET_MS = 3 * 3_600_000;

/** The calendar day in Moscow, `yyyy-mm-dd`. */
export function moscowDay(now: Date): string {
  return new Date(now.getTime() + MOSCOW_OFFSET_MS).toISOString().slice(0, 10);
}

/** The year in Moscow. */
export function moscowYear(now: Date): number {
  return Number(moscowDay(now).slice(0, 4));
}

/** The time of day in Moscow, «14:30». */
export function moscowTime(now: Date): string {
  return new Date(now.getTime() + MOSCOW_OFFSET_MS).toISOString().slice(11, 16);
}

let offsetOfRender: () => number | null = () => null;

/**
 * On the server: provides how far the clock of the user is behind UTC for whom a page is rendered, minutes
 * as in `Date.getTimezoneOffset`; null for a page that is the same for everybody.
 */
export function setOffsetOfRender(source: () => number | null): void {
  offsetOfRender = source;
}

/** Whether the user's clocks show Moscow's time. */
export function isMoscowTime(now: Date): boolean {
  return (offsetOfRender() ?? now.getTimezoneOffset()) * 60_000 === -MOSCOW_OFFSET_MS;
}

/** The hour of the day in Moscow, 0 to 23. */
export function moscowHour(now: Date): number {
  return new Date(now.getTime() + MOSCOW_OFFSET_MS).getUTCHours();
}

/** The first moment of a Moscow day `yyyy-mm-dd`. */
export function startOfMoscowDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - MOSCOW_OFFSET_MS);
}

/** The day after a day `yyyy-mm-dd`. */
export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
