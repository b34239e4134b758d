import { and, count, desc, eq, gt, gte, isNotNull, isNull, lt, min, or } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { paymentRefunds } from '#server/db/schema/buying.ts';
import { catalogImports } from '#server/db/schema/catalog.ts';
import { importedImages } from '#server/db/schema/images.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { isFailed } from '#server/images/load-waiting.ts';
import { MAX_ATTEMPTS } from '#server/notifications/delivery.ts';

/** How many records wait, and since when the oldest has been due; null without one. */
export interface Waiting {
  readonly count: number;
  readonly since: Date | null;
}

/** What waits in the database, whichever process works on it. */
export interface Backlog {
  /** Messages that are not sent and will be tried, by channel. */
  readonly messages: ReadonlyMap<string, Waiting>;
  /** Messages that no gateway has accepted, and that are not tried any more. */
  readonly abandonedMessages: number;
  /** Confirmed orders that accounting does not have yet. */
  readonly orders: Waiting;
  /** Refunds that the payment provider has not finished. */
  readonly refunds: Waiting;
  /** Images of the catalog that are not loaded from other sites yet. */
  readonly images: Waiting;
  /** Images that could not be loaded, and that are not tried any more until the next import. */
  readonly abandonedImages: number;
  readonly imports: {
    readonly finished: number;
    /** Running, rejected or crashed: an import that changes nothing leaves its record. */
    readonly unfinished: number;
    /** The last catalog that came in; null before the first. */
    readonly last: {
      readonly at: Date;
      readonly accepted: number;
      readonly rejected: number;
    } | null;
  };
}

const NOTHING: Waiting = { count: 0, since: null };

async function waitingMessages(db: Database, now: Date): Promise<Backlog['messages']> {
  const rows = await db
    .select({
      channel: outboxMessages.channel,
      count: count(),
      since: min(outboxMessages.createdAt),
    })
    .from(outboxMessages)
    .where(
      and(
        isNull(outboxMessages.sentAt),
        lt(outboxMessages.attempts, MAX_ATTEMPTS),
        or(isNull(outboxMessages.expiresAt), gt(outboxMessages.expiresAt, now)),
      ),
    )
    .groupBy(outboxMessages.channel);
  return new Map(rows.map(({ channel, ...waiting }) => [channel, waiting]));
}

async function countAbandoned(db: Database): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(outboxMessages)
    .where(and(isNull(outboxMessages.sentAt), gte(outboxMessages.attempts, MAX_ATTEMPTS)));
  return found?.count ?? 0;
}

async function readImages(db: Database): Promise<Pick<Backlog, 'images' | 'abandonedImages'>> {
  const [images = NOTHING] = await db
    .select({ count: count(), since: min(importedImages.requestedAt) })
    .from(importedImages)
    .where(isNotNull(importedImages.nextAttemptAt));
  const [failed] = await db.select({ count: count() }).from(importedImages).where(isFailed());
  return { images, abandonedImages: failed?.count ?? 0 };
}

async function readImports(db: Database): Promise<Backlog['imports']> {
  const [counts] = await db
    .select({ all: count(), finished: count(catalogImports.finishedAt) })
    .from(catalogImports);
  const [last] = await db
    .select()
    .from(catalogImports)
    .where(isNotNull(catalogImports.finishedAt))
    .orderBy(desc(catalogImports.id))
    .limit(1);
  const { all = 0, finished = 0 } = counts ?? {};
  return {
    finished,
    unfinished: all - finished,
    last: last?.finishedAt
      ? { at: last.finishedAt, accepted: last.accepted, rejected: last.rejected }
      : null,
  };
}

/** Reads what waits, by partial indexes that have only that. */
export async function readBacklog(db: Database, now: Date): Promise<Backlog> {
  const messages = await waitingMessages(db, now);
  const [waitingOrders = NOTHING] = await db
    .select({ count: count(), since: min(orders.updatedAt) })
    .from(orders)
    .where(eq(orders.status, 'WaitingForCreating'));
  const [refunds = NOTHING] = await db
    .select({ count: count(), since: min(paymentRefunds.createdAt) })
    .from(paymentRefunds)
    .where(isNotNull(paymentRefunds.dueAt));
  const abandonedMessages = await countAbandoned(db);
  return {
    messages,
    abandonedMessages,
    orders: waitingOrders,
    refunds,
    ...(await readImages(db)),
    imports: await readImports(db),
  };
}
