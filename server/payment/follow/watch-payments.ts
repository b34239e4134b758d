import { asc, inArray, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#server/db/connection.ts';
import { providerPayments } from '#server/db/schema/buying.ts';
import type { RemotePayments } from '#server/integrations/payment-provider.ts';
import { followPayment } from './follow-payment.ts';

const BATCH = 20;
/** The pause between two checks of one payment grows with its age, within these; seconds. */
const MIN_PAUSE = 30;
const MAX_PAUSE = 3600;

/** Takes a batch for this process; each is looked at again after its pause unless it is final. */
function takeBatch(db: Database, now: Date): Promise<string[]> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const age = sql`extract(epoch from ${time} - ${providerPayments.createdAt})`;
  const pause = sql`least(greatest(${age} / 4, ${MIN_PAUSE}), ${MAX_PAUSE})`;
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: providerPayments.paymentID })
      .from(providerPayments)
      .where(lte(providerPayments.checkAt, now))
      .orderBy(asc(providerPayments.checkAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) {
      await tx
        .update(providerPayments)
        .set({ checkAt: sql`${time} + make_interval(secs => ${pause})` })
        .where(inArray(providerPayments.paymentID, ids));
    }
    return ids;
  });
}

interface PaymentWatch {
  db: Database;
  remote: RemotePayments;
  logger: Pick<Logger, 'warn'>;
  now: Date;
}

/**
 * Follows the payments whose notification has not come, until their state is final. Any number of
 * processes may run it at the same time. @returns how many became final
 */
export async function watchPayments({ db, remote, logger, now }: PaymentWatch): Promise<number> {
  let final = 0;
  for (const paymentID of await takeBatch(db, now)) {
    try {
      if (await followPayment({ db, remote, paymentID, now })) final += 1;
    } catch (error) {
      logger.warn(
        { err: error, payment: paymentID },
        'A payment was not followed and will be later',
      );
    }
  }
  return final;
}
