import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { handRefunds, moneyTransfers, paymentRefunds, payments } from '#server/db/schema/buying.ts';
import type { Refund } from './refund-store.ts';

/** A part of the money that goes back; `sentAt` is null while it has not been sent. */
interface Part {
  /** Null when it is the rest of a payment: of the refund after which nothing was left. */
  refundID: string | null;
  sentAt: Date | null;
}

function lastOf(parts: readonly Part[]): Date | null {
  const times = parts.flatMap(({ sentAt }) => (sentAt === null ? [] : [sentAt]));
  if (times.length === 0 || times.length < parts.length) return null;
  return new Date(Math.max(...times.map((time) => time.getTime())));
}

/** When the money of the accepted refunds of an order was sent, by refund; none of what is still owed. */
export async function readSentMoney(
  db: Database,
  orderID: string,
  refunds: readonly Refund[],
): Promise<ReadonlyMap<string, Date>> {
  const accepted = refunds.filter(
    ({ state, goods, delivery }) => state === 'Accepted' && goods + delivery > 0,
  );
  if (accepted.length === 0) return new Map();
  const [byBank, byHand] = await Promise.all([
    db
      .select({ refundID: paymentRefunds.refundID, sentAt: paymentRefunds.refundedAt })
      .from(paymentRefunds)
      .innerJoin(payments, eq(payments.id, paymentRefunds.paymentID))
      .where(eq(payments.orderID, orderID)),
    db
      .select({ refundID: handRefunds.refundID, sentAt: moneyTransfers.recordedAt })
      .from(handRefunds)
      .leftJoin(moneyTransfers, eq(moneyTransfers.id, handRefunds.transferID))
      .where(
        inArray(
          handRefunds.refundID,
          accepted.map(({ id }) => id),
        ),
      ),
  ]);
  const parts: Part[] = [...byBank, ...byHand];
  return new Map(
    accepted.flatMap(({ id, decidedAt }) => {
      const own = parts.filter(({ refundID }) => refundID === id);
      const rest = parts.filter(({ refundID }) => refundID === null);
      const sentAt = lastOf(own.length > 0 ? own : rest);
      // What went back before the decision was money of another reason: a payment that was not needed.
      return sentAt === null || decidedAt === null || sentAt < decidedAt ? [] : [[id, sentAt]];
    }),
  );
}
