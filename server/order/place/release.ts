import { and, eq, inArray, sql } from 'drizzle-orm';
import { lockBalance, moveBonuses } from '#server/bonus/ledger.ts';
import type { Database } from '#server/db/connection.ts';
import { bonusEntries, promoCodeUses } from '#server/db/schema/buying.ts';
import type { OrderChange, OrderRow } from '#server/order/order-store.ts';
import { readOrderLines } from '#server/order/order-store.ts';
import { oweByHand } from '#server/order/payments/hand-refunds.ts';
import { oweAllMoney, owePart } from '#server/order/payments/owed-money.ts';
import { returnStock, sumQuantities } from './stock.ts';

/** Bonuses that went into an order and have not come back. */
async function spentOn(tx: Database, order: OrderRow): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${bonusEntries.amount}), 0)::int` })
    .from(bonusEntries)
    .where(
      and(
        eq(bonusEntries.userID, order.userID),
        eq(bonusEntries.orderID, order.id),
        inArray(bonusEntries.kind, ['Spend', 'Return']),
      ),
    );
  return -(row?.sum ?? 0);
}

async function returnBonuses(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const spent = await spentOn(tx, order);
  if (spent <= 0) return;
  await lockBalance(tx, order.userID);
  await moveBonuses(tx, order.userID, { kind: 'Return', amount: spent, orderID: order.id, now });
}

/**
 * Gives back all that an order had taken: products go on sale again, codes may be used again, bonuses
 * and money return. Each only once, however often it is called. The order must be locked.
 * @returns what to write into the order's row.
 */
export async function releaseOrder(tx: Database, order: OrderRow, now: Date): Promise<OrderChange> {
  if (order.holdsStock) await returnStock(tx, sumQuantities(await readOrderLines(tx, order.id)));
  await tx.delete(promoCodeUses).where(eq(promoCodeUses.orderID, order.id));
  await returnBonuses(tx, order, now);
  const paymentStatus = await oweAllMoney(tx, order, now);
  if (paymentStatus === 'Paid') {
    await oweByHand(tx, order.id, { amount: order.totals.toPay, refundID: null }, now);
  }
  return { holdsStock: false, paymentStatus };
}

/** Bonuses for an order that was received, when its buyer chose to save them. */
export async function earnBonuses(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const amount = order.bonus?.earn ?? 0;
  if (amount === 0) return;
  await lockBalance(tx, order.userID);
  await moveBonuses(tx, order.userID, { kind: 'Earn', amount, orderID: order.id, now });
}

/** What a refund gives back of an order; kopecks and whole bonuses. */
export interface GivenBack {
  refundID: string;
  amount: number;
  bonus: number;
  earned: number;
  /** Nothing of the order is left after it. */
  isLast: boolean;
}

/**
 * Gives back the money and the bonuses of a refund of a locked order; bonuses that the products had
 * brought leave as far as they are there.
 * @returns the bonuses that moved, and what to write into the order's row.
 */
export async function giveBack(
  tx: Database,
  order: OrderRow,
  { refundID, amount, bonus, earned, isLast }: GivenBack,
  now: Date,
): Promise<{ bonus: number; earned: number; change: OrderChange }> {
  const balance = await lockBalance(tx, order.userID);
  const moved = { bonus, earned: Math.min(balance, earned) };
  const { id: orderID, userID } = order;
  await moveBonuses(tx, userID, { kind: 'Reverse', amount: -moved.earned, orderID, now });
  await moveBonuses(tx, userID, { kind: 'Return', amount: moved.bonus, orderID, now });
  if (isLast) {
    const paymentStatus = await oweAllMoney(tx, order, now);
    if (paymentStatus === 'Paid') await oweByHand(tx, orderID, { amount, refundID }, now);
    return { ...moved, change: { paymentStatus } };
  }
  const isPaidByBank = await owePart(tx, orderID, { amount, refundID }, now);
  if (!isPaidByBank && order.paymentStatus === 'Paid') {
    await oweByHand(tx, orderID, { amount, refundID }, now);
  }
  return { ...moved, change: {} };
}
