import { moscowDay, moscowHour, nextDay } from '#src/lib/dates/moscow-day.ts';

/** Orders after this hour start on the next working day. */
const CUT_OFF_HOUR = 15;
const SUNDAY = 0;

function isWorking(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() !== SUNDAY;
}

/**
 * Working days (Monday to Saturday) on which an order of `now` can arrive.
 * @param lead working days the way takes; at least 1.
 */
export function arrivalDays(now: Date, lead: number, count: number): string[] {
  const days: string[] = [];
  let day = moscowDay(now);
  let left = lead + (moscowHour(now) >= CUT_OFF_HOUR ? 1 : 0);
  while (days.length < count) {
    day = nextDay(day);
    if (!isWorking(day)) continue;
    left -= 1;
    if (left <= 0) days.push(day);
  }
  return days;
}
