import { REMINDED_DAYS } from '#src/lib/dates/terms.ts';
import { daysBetween } from './read-calendar.ts';

/** How long before the last day the first reminder is sent, days. */
export const FIRST_REMINDER_DAYS = Math.max(...REMINDED_DAYS);

/**
 * The reminders that are due for an ending, soonest first: after a downtime more than one, of which
 * only the first is worth sending. None when it has ended or is far away.
 */
export function dueReminders(today: string, endsOn: string): number[] {
  const left = daysBetween(today, endsOn);
  return left < 0 ? [] : REMINDED_DAYS.filter((days) => left <= days);
}
