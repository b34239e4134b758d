import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, lt, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { Database } from '#server/db/connection.ts';
import { identityPayloads, identitySessions } from '#server/db/schema/identity.ts';

export type SessionRow = typeof identitySessions.$inferSelect;

const MAX_SHOWN = limits['SignInSessions.items'];
const MAX_USER_AGENT = 500;
/** A session is recorded a moment before or after the provider stores it. */
const SETTLING_MS = 60_000;

interface SeenSession {
  uid: string;
  accountID: string;
  userAgent: string | null;
  now: Date;
}

/** The provider's own record of a session. */
function stored(db: Database) {
  return db
    .select({ one: sql`1` })
    .from(identityPayloads)
    .where(
      and(eq(identityPayloads.model, 'Session'), eq(identityPayloads.uid, identitySessions.uid)),
    );
}

/** A browser received or renewed tokens. */
export async function recordSession(
  db: Database,
  { uid, accountID, userAgent, now }: SeenSession,
): Promise<void> {
  const seen = { userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null, lastSeenAt: now };
  await db
    .insert(identitySessions)
    .values({ uid, id: randomUUID(), accountID, startedAt: now, ...seen })
    .onConflictDoUpdate({ target: identitySessions.uid, set: seen });
}

/** The sessions of an account that the provider has, recently used first. */
export function listSessions(db: Database, accountID: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(identitySessions)
    .where(and(eq(identitySessions.accountID, accountID), sql`exists ${stored(db)}`))
    .orderBy(desc(identitySessions.lastSeenAt), identitySessions.id)
    .limit(MAX_SHOWN);
}

interface Authorizations {
  authorizations?: Record<string, { grantId?: string }>;
}

/**
 * Ends sessions at the provider, with the refresh tokens of their grants; access tokens that were
 * issued before stay valid until they expire. @returns how many
 */
async function end(db: Database, which: SQL | undefined): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(identitySessions)
      .where(which)
      .returning({ uid: identitySessions.uid });
    if (ended.length === 0) return 0;
    const uids = ended.map(({ uid }) => uid);
    const gone = await tx
      .delete(identityPayloads)
      .where(and(eq(identityPayloads.model, 'Session'), inArray(identityPayloads.uid, uids)))
      .returning({ payload: identityPayloads.payload });
    const grants = gone.flatMap(({ payload }) =>
      Object.values((payload as Authorizations).authorizations ?? {}).flatMap(
        ({ grantId }) => grantId ?? [],
      ),
    );
    if (grants.length > 0) {
      await tx.delete(identityPayloads).where(inArray(identityPayloads.grantId, grants));
    }
    return ended.length;
  });
}

/** Ends one session of an account. @returns whether there was one */
export async function endSession(db: Database, accountID: string, id: string): Promise<boolean> {
  const own = and(eq(identitySessions.accountID, accountID), eq(identitySessions.id, id));
  return (await end(db, own)) > 0;
}

/** Ends all sessions of an account but one, the caller's. */
export async function endOtherSessions(
  db: Database,
  accountID: string,
  uid: string,
): Promise<void> {
  await end(db, and(eq(identitySessions.accountID, accountID), ne(identitySessions.uid, uid)));
}

/** Ends all sessions of an account. */
export async function endAllSessions(db: Database, accountID: string): Promise<void> {
  await end(db, eq(identitySessions.accountID, accountID));
}

/** Deletes the rows of sessions that have ended at the provider. */
export async function purgeEndedSessions(db: Database, now = new Date()): Promise<void> {
  const settled = new Date(now.getTime() - SETTLING_MS);
  await db
    .delete(identitySessions)
    .where(and(lt(identitySessions.lastSeenAt, settled), notExists(stored(db))));
}
