import { daysBetween } from './read-calendar.ts';

/** A reminder is sent so many days before the last day, soonest first. */
export const REMINDED_DAYS = [1, 7, 30] as const;

/** How far ahead reminders look, days. */
export const FIRST_REMINDER_DAYS = 30;

/**
 * The reminders that are due for an ending, soonest first: after a downtime more than one, of which
 * only the first is worth sending. None when it has ended or is far away.
 */
export function dueReminders(today: string, endsOn: string): number[] {
  const left = daysBetween(today, endsOn);
  return left < 0 ? [] : REMINDED_DAYS.filter((days) => left <= days);
}
