import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { isDue } from '#server/db/clock/due.ts';
import type { Database } from '#server/db/connection.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { type MessageGateway, UndeliverableError } from '#server/notifications/gateways/gateway.ts';

const BATCH = 20;
/** The lease: how long a process may take to send a message; doubles with each attempt. */
const LEASE_SECONDS = 30;
/** A message that was not accepted so often is not sent any more. */
export const MAX_ATTEMPTS = 12;
/** How long sent and failed messages are stored. */
const RETENTION_DAYS = 30;

type Message = typeof outboxMessages.$inferSelect;

export interface Delivery {
  db: Database;
  gateway: MessageGateway;
  /** Origin of the shop for links in messages. */
  publicUrl: string;
  logger: Pick<Logger, 'warn'>;
  now: Date;
}

/** Takes a batch for this process; unsent messages are retried when the lease expires. */
async function takeBatch({ db, gateway, now }: Delivery): Promise<Message[]> {
  const pause = sql`${LEASE_SECONDS} * power(2, ${outboxMessages.attempts})`;
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outboxMessages.id })
      .from(outboxMessages)
      .where(
        and(
          isNull(outboxMessages.sentAt),
          inArray(outboxMessages.channel, [...gateway.channels]),
          isDue(outboxMessages.nextAttemptAt, now, pause),
          lt(outboxMessages.attempts, MAX_ATTEMPTS),
          or(isNull(outboxMessages.expiresAt), gt(outboxMessages.expiresAt, now)),
        ),
      )
      .orderBy(asc(outboxMessages.nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const lease = sql`${now.toISOString()}::timestamptz + make_interval(secs => ${pause})`;
    return tx
      .update(outboxMessages)
      .set({ attempts: sql`${outboxMessages.attempts} + 1`, nextAttemptAt: lease })
      .where(
        inArray(
          outboxMessages.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

/** What can not be delivered has had its last attempt; it stays, unsent, as long as sent messages do. */
function endAttempts(db: Database, id: number) {
  return db.update(outboxMessages).set({ attempts: MAX_ATTEMPTS }).where(eq(outboxMessages.id, id));
}

/**
 * Passes one batch of the gateway's waiting messages to it, each at least once. Any number of processes
 * may run it at the same time. @returns how many were accepted
 */
export async function deliverWaiting(delivery: Delivery): Promise<number> {
  const { db, gateway, publicUrl, logger, now } = delivery;
  const batch = await takeBatch(delivery);
  const sent = await Promise.all(
    batch.map(async ({ id, link: path, channel, endPoint, subject, text, expiresAt }) => {
      try {
        const link = path === null ? null : `${publicUrl}${path}`;
        await gateway.send({ id: `${id}`, channel, endPoint, subject, text, link, expiresAt });
        return [id];
      } catch (error) {
        if (error instanceof UndeliverableError) {
          logger.warn({ err: error, message: id }, 'A message can not be delivered');
          await endAttempts(db, id);
          return [];
        }
        logger.warn({ err: error, message: id }, 'A message was not sent and will be retried');
        return [];
      }
    }),
  );
  const ids = sent.flat();
  if (ids.length > 0) {
    await db.update(outboxMessages).set({ sentAt: now }).where(inArray(outboxMessages.id, ids));
  }
  return ids.length;
}

/** Deletes old messages: expired codes, the rest after a month. */
export async function pruneOutbox(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - RETENTION_DAYS * 86_400_000);
  await db
    .delete(outboxMessages)
    .where(or(lt(outboxMessages.expiresAt, now), lt(outboxMessages.createdAt, limit)));
}
