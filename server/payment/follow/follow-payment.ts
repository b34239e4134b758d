import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { providerPayments } from '#server/db/schema/buying.ts';
import type { RemotePayments } from '#server/integrations/payment-provider.ts';
import { findPayment } from '#server/order/payments/payments.ts';
import { settlePayment } from '#server/payment/settle-payment.ts';

export interface FollowedPayment {
  db: Database;
  remote: RemotePayments;
  paymentID: string;
  now: Date;
}

async function stopChecking(db: Database, paymentID: string): Promise<void> {
  await db
    .update(providerPayments)
    .set({ checkAt: null })
    .where(eq(providerPayments.paymentID, paymentID));
}

/** Held money: taken when the order still needs it, released otherwise. */
async function decideHeld({ db, remote, paymentID, now }: FollowedPayment): Promise<void> {
  // From here on the payment does not expire, and its order cannot be canceled by the buyer.
  const settlement = await settlePayment(db, paymentID, 'Processing', { now });
  const payment = await findPayment(db, paymentID);
  // Another process has captured it since it was read.
  if (payment === null || payment.progress === 'Paid') return;
  if (settlement !== 'Settled') {
    await remote.cancel(payment);
    return;
  }
  const state = await remote.capture(payment);
  if (state === 'Paid') await settlePayment(db, paymentID, 'Paid', { now });
  else throw new Error(`Payment ${paymentID} was captured and is ${state}`);
}

/**
 * Reads a payment from its provider and settles it in the shop accordingly. It may be called at any
 * time and by several processes at once. @throws when the provider does not respond.
 * @returns whether its state is final.
 */
export async function followPayment(followed: FollowedPayment): Promise<boolean> {
  const { db, remote, paymentID, now } = followed;
  const payment = await findPayment(db, paymentID);
  if (payment === null) return true;
  const state = await remote.read(payment);
  if (state === 'Pending') return false;
  if (state === 'Held') await decideHeld(followed);
  else await settlePayment(db, paymentID, state === 'Paid' ? 'Paid' : 'Declined', { now });
  await stopChecking(db, paymentID);
  return true;
}
