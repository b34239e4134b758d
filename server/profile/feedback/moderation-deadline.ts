import { moscowDay, nextDay } from '#src/lib/dates/moscow-day.ts';

/** The promise of the page «Правила публикации отзывов». */
const WORKING_DAYS = 2;
const WEEKEND: readonly number[] = [0, 6];

/** The last day, by Moscow, on which a review that was sent then must be decided: `yyyy-mm-dd`. */
export function moderationDeadline(sentAt: Date): string {
  let day = moscowDay(sentAt);
  for (let left = WORKING_DAYS; left > 0; ) {
    day = nextDay(day);
    if (!WEEKEND.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) left -= 1;
  }
  return day;
}
