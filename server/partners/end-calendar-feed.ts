import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { calendarFeeds } from '#server/db/schema/calendar.ts';
import type { EmployeeRow } from './schemas.ts';

/**
 * Revokes the secret link of an employee to the company's calendar: at their request, and when their
 * access ends: it needs no sign-in, so it would show the company again once the access is restored.
 */
export async function endCalendarFeed(
  tx: Database,
  { partnerID, userID }: Pick<EmployeeRow, 'partnerID' | 'userID'>,
): Promise<void> {
  if (userID === null) return;
  const isTheirs = and(eq(calendarFeeds.partnerID, partnerID), eq(calendarFeeds.userID, userID));
  await tx.delete(calendarFeeds).where(isTheirs);
}
