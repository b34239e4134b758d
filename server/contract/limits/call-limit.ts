import { eq, gt, lt, or, sql } from 'drizzle-orm';
import { CLOCK_DIFFERENCE_MS } from '#server/db/clock/due.ts';
import type { Database } from '#server/db/connection.ts';
import { callCounts } from '#server/db/schema/buying.ts';
import { rateLimitProblem } from './rate-limit-problem.ts';

/** The maximum number of calls in a time window. */
export interface CallLimit {
  calls: number;
  windowMs: number;
  /** What is said beyond it: «Приглашений за час слишком много». */
  exceeded?: string;
}

const RETENTION_MS = 24 * 3_600_000;

/**
 * Counts a call before it runs, so that many simultaneous calls cannot exceed the limit. Inside a
 * transaction only what commits is counted: a rollback undoes the count.
 * @param key operation and caller: `promo-code:<user id>`.
 * @throws ApiProblem 429 with `Retry-After` beyond the limit.
 */
export async function countCall(
  db: Database,
  key: string,
  { calls, windowMs, exceeded = 'Слишком много попыток' }: CallLimit,
  now: Date,
): Promise<void> {
  // A window that starts later than it can was opened by a clock that was wrong: it ends at once, or it
  // would last until the clock has caught up.
  const stale = or(
    lt(callCounts.windowStartedAt, new Date(now.getTime() - windowMs)),
    gt(callCounts.windowStartedAt, new Date(now.getTime() + CLOCK_DIFFERENCE_MS)),
  );
  const [row] = await db
    .insert(callCounts)
    .values({ key, count: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: callCounts.key,
      set: {
        count: sql`case when ${stale} then 1 else ${callCounts.count} + 1 end`,
        windowStartedAt: sql`case when ${stale} then excluded.window_started_at else ${callCounts.windowStartedAt} end`,
      },
    })
    .returning();
  if (row === undefined || row.count <= calls) return;
  const left = row.windowStartedAt.getTime() + windowMs - now.getTime();
  throw rateLimitProblem(exceeded, left / 1000);
}

/** Uncounts a call that turned out to be harmless. */
export async function forgiveCall(db: Database, key: string): Promise<void> {
  await db
    .update(callCounts)
    .set({ count: sql`greatest(${callCounts.count} - 1, 0)` })
    .where(eq(callCounts.key, key));
}

/** Deletes windows that ended long ago. */
export async function pruneCallCounts(db: Database, now: Date): Promise<void> {
  await db
    .delete(callCounts)
    .where(
      or(
        lt(callCounts.windowStartedAt, new Date(now.getTime() - RETENTION_MS)),
        gt(callCounts.windowStartedAt, new Date(now.getTime() + CLOCK_DIFFERENCE_MS)),
      ),
    );
}
