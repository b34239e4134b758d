import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';

/**
 * The clock of the database, which all processes share: what one of them leases, another one whose own
 * clock is wrong must not count as overdue. Read once; then goes on by the process's monotonic time.
 * @throws when the database does not respond.
 */
export async function databaseClock(db: Database): Promise<() => Date> {
  // The middle of the call is nearest to the moment at which the database has read its clock.
  const sentAt = performance.now();
  const { rows } = await db.execute<{ ms: number | string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  );
  const base = Number(rows[0]?.ms) - (sentAt + performance.now()) / 2;
  return () => new Date(base + performance.now());
}
