import { type AnyColumn, gt, lte, or, type SQL, sql } from 'drizzle-orm';

/**
 * Processes may differ by this, milliseconds. A time of another process that is later than it can be was set
 * by a clock that was wrong.
 */
export const CLOCK_DIFFERENCE_MS = 60_000;

/**
 * Whether the turn of a queue's row has come. A turn beyond the longest pause counts as come: a process whose
 * clock was a day ahead has set it, and nothing would happen until the other clocks have caught up.
 * @param now by the clock of the database: a process whose own clock is behind would set leases that others
 * count as expired.
 * @param longestPause seconds between two attempts at this row, at most.
 */
export function isDue(turn: AnyColumn, now: Date, longestPause: number | SQL): SQL | undefined {
  const latest = sql`${new Date(now.getTime() + CLOCK_DIFFERENCE_MS).toISOString()}::timestamptz
    + make_interval(secs => ${longestPause})`;
  return or(lte(turn, now), gt(turn, latest));
}
