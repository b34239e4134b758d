import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { calendarFeeds } from '#server/db/schema/calendar.ts';
import type { CalendarFeed } from './schemas.ts';

const SECRET_BYTES = 32;
const HOUR_MS = 3_600_000;

type FeedRow = typeof calendarFeeds.$inferSelect;

interface FeedOwner {
  partnerID: string;
  userID: string;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function ownedBy({ partnerID, userID }: FeedOwner) {
  return and(eq(calendarFeeds.partnerID, partnerID), eq(calendarFeeds.userID, userID));
}

/** The user's link to the calendar of a company; null without one. */
export async function findFeed(db: Database, owner: FeedOwner): Promise<CalendarFeed | null> {
  const [row] = await db.select().from(calendarFeeds).where(ownedBy(owner));
  if (row === undefined) return null;
  return {
    createdAt: row.createdAt.toISOString(),
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
  };
}

/** Makes a new secret, which replaces the previous one. @returns the secret, which is not stored */
export async function renewFeed(db: Database, owner: FeedOwner, now: Date): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const made = { secretHash: hashOf(secret), createdAt: now, lastReadAt: null };
  const { partnerID, userID } = owner;
  await db
    .insert(calendarFeeds)
    .values({ partnerID, userID, ...made })
    .onConflictDoUpdate({ target: [calendarFeeds.partnerID, calendarFeeds.userID], set: made });
  return secret;
}

/** The link with this secret; null when it was renewed or revoked, or never existed. */
export async function findFeedBySecret(db: Database, secret: string): Promise<FeedRow | null> {
  const [row] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.secretHash, hashOf(secret)));
  return row ?? null;
}

/** Writes down that a link is in use, at most once an hour. */
export async function markRead(db: Database, owner: FeedOwner, now: Date): Promise<void> {
  const stale = lt(calendarFeeds.lastReadAt, new Date(now.getTime() - HOUR_MS));
  await db
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(and(ownedBy(owner), or(isNull(calendarFeeds.lastReadAt), stale)));
}
