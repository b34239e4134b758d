import { asc, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { carrierShipments } from '#server/db/schema/carriers.ts';
import { type FollowedShipment, followShipment } from './follow-shipment.ts';

const BATCH = 20;
/** The pause between two reads of one shipment grows with its age, within these; seconds. */
const MIN_PAUSE = 15;
const MAX_PAUSE = 7200;

/** Takes a batch for this process; each is read again after its pause unless it has ended. */
function takeBatch(db: Database, now: Date): Promise<string[]> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const age = sql`extract(epoch from ${time} - ${carrierShipments.createdAt})`;
  const pause = sql`least(greatest(${age} / 4, ${MIN_PAUSE}), ${MAX_PAUSE})`;
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: carrierShipments.orderID })
      .from(carrierShipments)
      .where(lte(carrierShipments.checkAt, now))
      .orderBy(asc(carrierShipments.checkAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) {
      await tx
        .update(carrierShipments)
        .set({ checkAt: sql`${time} + make_interval(secs => ${pause})` })
        .where(inArray(carrierShipments.orderID, ids));
    }
    return ids;
  });
}

/**
 * Registers the shipments that wait for it, and follows those of which no report has come. Any number of
 * processes may run it at the same time.
 */
export async function watchShipments(watch: Omit<FollowedShipment, 'orderID'>): Promise<void> {
  const { db, logger, now } = watch;
  for (const orderID of await takeBatch(db, now)) {
    try {
      await followShipment({ ...watch, orderID });
    } catch (error) {
      logger.warn({ err: error, orderID }, 'A shipment was not followed and will be later');
    }
  }
}
