import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { moneyTransfers, paymentRefunds, payments } from '#server/db/schema/buying.ts';
import { orderEvents } from '#server/db/schema/shopping.ts';
import type { PaymentRow } from '#server/integrations/payment-provider.ts';
import { PAID_TITLES } from '#server/payment/payment-history.ts';

type BankTransfer = components['schemas']['StaffBankTransfer'];

/** Money that goes back to the buyer of an order; kopecks. */
export interface RefundedMoney {
  /** What a bank has sent, or staff have recorded. */
  refundedAmount: number;
  /** What a bank still has to send. */
  bankReturning: number;
}

/** What went back to the buyers of orders, and what a bank still returns, by order. */
export async function readRefundedMoney(
  db: Database,
  orderIDs: readonly string[],
): Promise<ReadonlyMap<string, RefundedMoney>> {
  const [byBank, byHand] = await Promise.all([
    db
      .select({
        orderID: payments.orderID,
        amount: paymentRefunds.amount,
        refundedAt: paymentRefunds.refundedAt,
      })
      .from(paymentRefunds)
      .innerJoin(payments, eq(payments.id, paymentRefunds.paymentID))
      .where(inArray(payments.orderID, [...orderIDs])),
    db
      .select({ orderID: moneyTransfers.orderID, amount: moneyTransfers.amount })
      .from(moneyTransfers)
      .where(
        and(
          inArray(moneyTransfers.orderID, [...orderIDs]),
          eq(moneyTransfers.direction, 'Return'),
          isNull(moneyTransfers.undoneAt),
        ),
      ),
  ]);
  const sums = new Map<string, RefundedMoney>();
  const add = (orderID: string, refundedAmount: number, bankReturning: number) => {
    const sum = sums.get(orderID) ?? { refundedAmount: 0, bankReturning: 0 };
    sums.set(orderID, {
      refundedAmount: sum.refundedAmount + refundedAmount,
      bankReturning: sum.bankReturning + bankReturning,
    });
  };
  for (const { orderID, amount, refundedAt } of byBank) {
    if (refundedAt === null) add(orderID, 0, amount);
    else add(orderID, amount, 0);
  }
  for (const { orderID, amount } of byHand) add(orderID, amount, 0);
  return sums;
}

const received: PaymentRow['progress'][] = ['Paid', 'Refunding', 'Refunded'];

/**
 * When the bank got the money: a payment that has gone back since was changed by that, so the history of
 * its order says it, or for money that was not needed the beginning of its refund.
 * @param paidAt in the order's history
 * @param refunds of this payment
 */
function receivedAt(
  { progress, updatedAt }: PaymentRow,
  paidAt: Date | undefined,
  refunds: readonly { createdAt: Date }[],
): Date {
  if (progress === 'Paid') return updatedAt;
  return paidAt ?? refunds[0]?.createdAt ?? updatedAt;
}

/** What of the money of an order went through the bank of the site, the first one first. */
export async function readBankTransfers(db: Database, orderID: string): Promise<BankTransfer[]> {
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderID, orderID), inArray(payments.progress, received)));
  if (paid.length === 0) return [];
  const ids = paid.map(({ id }) => id);
  const [refunds, [event]] = await Promise.all([
    db
      .select()
      .from(paymentRefunds)
      .where(inArray(paymentRefunds.paymentID, ids))
      .orderBy(asc(paymentRefunds.createdAt)),
    db
      .select({ at: orderEvents.at })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderID, orderID), inArray(orderEvents.title, [...PAID_TITLES])))
      .limit(1),
  ]);
  const transfers = [
    ...paid.map((payment) => {
      const own = refunds.filter(({ paymentID }) => paymentID === payment.id);
      const at = receivedAt(payment, event?.at, own);
      return { kind: 'Payment' as const, amount: payment.amount, at };
    }),
    ...refunds.flatMap(({ amount, refundedAt: at }) =>
      at === null ? [] : [{ kind: 'Return' as const, amount, at }],
    ),
  ];
  return transfers
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, limits['StaffOrder.bankTransfers'])
    .map((transfer) => ({ ...transfer, at: transfer.at.toISOString() }));
}
