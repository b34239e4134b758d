import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import { CLOCK_DIFFERENCE_MS } from '#server/db/clock/due.ts';
import type { Database } from '#server/db/connection.ts';
import { oneTimeCodes } from '#server/db/schema/otp.ts';
import { formatWait } from '#src/lib/dates/durations.ts';

/** Minimum interval between two codes for one user or phone, seconds. */
export const RESEND_SECONDS = 60;
const HOUR_SECONDS = 3600;
const HOURLY_LIMIT = 5;

/**
 * A code sent later than this is of a clock that was wrong: it neither counts nor works, or both
 * would last until the clock has caught up.
 */
export function latestPossible(now: Date): Date {
  return new Date(now.getTime() + CLOCK_DIFFERENCE_MS);
}

/** Seconds until the next code may be sent; `sent` are the times of the last hour, newest first. */
export function secondsToWait(sent: readonly Date[], now: Date): number {
  const [last] = sent;
  const firstOfFull = sent[HOURLY_LIMIT - 1];
  const left = (moment: Date | undefined, seconds: number) =>
    moment === undefined ? 0 : Math.ceil(seconds - (now.getTime() - moment.getTime()) / 1000);
  return Math.max(left(last, RESEND_SECONDS), left(firstOfFull, HOUR_SECONDS), 0);
}

/**
 * Rate limits codes by user and by phone. Messages to one phone are serialized until their
 * transactions end, so that two at once do not both pass.
 * @throws ApiProblem 429 with `Retry-After`.
 */
export async function assertMaySend(
  tx: Database,
  userID: string,
  endPoint: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`otp:${endPoint}`}, 0))`);
  const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
  const rows = await tx
    .select({ createdAt: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(
      and(
        or(eq(oneTimeCodes.userID, userID), eq(oneTimeCodes.endPoint, endPoint)),
        gt(oneTimeCodes.createdAt, since),
        lte(oneTimeCodes.createdAt, latestPossible(now)),
      ),
    )
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(HOURLY_LIMIT);
  const wait = secondsToWait(
    rows.map(({ createdAt }) => createdAt),
    now,
  );
  if (wait === 0) return;
  throw new ApiProblem(429, `Новый код можно запросить через ${formatWait(wait)}`, {
    reason: 'TooManyRequests',
    headers: { 'Retry-After': String(wait) },
  });
}
