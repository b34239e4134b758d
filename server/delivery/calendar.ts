const DAY_MS = 86_400_000;
/** Moscow keeps one offset all year round. */
const MOSCOW_OFFSET_MS = 3 * 3_600_000;
/** Orders after this hour start on the next working day. */
const CUT_OFF_HOUR = 15;
const SUNDAY = 0;

/** The calendar day in Moscow, `yyyy-mm-dd`. */
export function moscowDay(now: Date): string {
  return new Date(now.getTime() + MOSCOW_OFFSET_MS).toISOString().slice(0, 10);
}

/** The first moment of a Moscow day `yyyy-mm-dd`. */
export function startOfMoscowDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - MOSCOW_OFFSET_MS);
}

export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

function isWorking(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() !== SUNDAY;
}

/**
 * Working days (Monday to Saturday) on which an order of `now` can arrive.
 * @param lead working days the way takes; at least 1.
 */
export function arrivalDays(now: Date, lead: number, count: number): string[] {
  const hour = new Date(now.getTime() + MOSCOW_OFFSET_MS).getUTCHours();
  const days: string[] = [];
  let day = moscowDay(now);
  let left = lead + (hour >= CUT_OFF_HOUR ? 1 : 0);
  while (days.length < count) {
    day = nextDay(day);
    if (!isWorking(day)) continue;
    left -= 1;
    if (left <= 0) days.push(day);
  }
  return days;
}
