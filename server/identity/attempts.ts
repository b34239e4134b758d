import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { identityAttempts } from '#server/db/schema/identity.ts';

const WINDOW_MS = 15 * 60_000;
/** Maximum failures per window: per login and IP address, per login, per IP address. */
const LIMITS = { pair: 5, login: 20, address: 50 };

export interface AttemptOutcome {
  allowed: boolean;
  /** Whole seconds until the window ends; 0 when allowed. */
  retryAfter: number;
}

interface Keyed {
  key: string;
  limit: number;
}

function keys(login: string, address: string): Keyed[] {
  return [
    { key: `pair:${address}:${login.slice(0, 100)}`, limit: LIMITS.pair },
    { key: `login:${login.slice(0, 100)}`, limit: LIMITS.login },
    { key: `address:${address}`, limit: LIMITS.address },
  ];
}

/**
 * Counts an attempt before the password is checked, so that many simultaneous ones cannot exceed
 * the limit. A correct password uncounts it with `forgiveAttempt`.
 */
export async function countAttempt(
  db: Database,
  login: string,
  address: string,
): Promise<AttemptOutcome> {
  const now = new Date();
  let retryAfter = 0;
  for (const { key, limit } of keys(login, address)) {
    const { failures, windowStartedAt } = await raise(db, key, now);
    if (failures > limit) {
      const left = windowStartedAt.getTime() + WINDOW_MS - now.getTime();
      retryAfter = Math.max(retryAfter, Math.ceil(left / 1000), 1);
    }
  }
  return { allowed: retryAfter === 0, retryAfter };
}

async function raise(db: Database, key: string, now: Date) {
  const cutoff = new Date(now.getTime() - WINDOW_MS);
  const stale = lt(identityAttempts.windowStartedAt, cutoff);
  const [row] = await db
    .insert(identityAttempts)
    .values({ key, failures: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: identityAttempts.key,
      set: {
        failures: sql`case when ${stale} then 1 else ${identityAttempts.failures} + 1 end`,
        // A window from the future, of a clock that was wrong, lasts no longer than any other.
        windowStartedAt: sql`case when ${stale} then excluded.window_started_at
          else least(${identityAttempts.windowStartedAt}, excluded.window_started_at) end`,
      },
    })
    .returning();
  if (!row) throw new Error('A sign-in attempt was not counted');
  return row;
}

/** After a correct password: resets the login's attempts, uncounts this one of the IP address. */
export async function forgiveAttempt(db: Database, login: string, address: string): Promise<void> {
  const [pair, all, from] = keys(login, address).map(({ key }) => key) as [string, string, string];
  await db.delete(identityAttempts).where(inArray(identityAttempts.key, [pair, all]));
  await db
    .update(identityAttempts)
    .set({ failures: sql`greatest(${identityAttempts.failures} - 1, 0)` })
    .where(eq(identityAttempts.key, from));
}

/** Deletes expired windows. */
export async function purgeOldAttempts(db: Database): Promise<void> {
  const cutoff = new Date(Date.now() - WINDOW_MS);
  await db.delete(identityAttempts).where(lt(identityAttempts.windowStartedAt, cutoff));
}
