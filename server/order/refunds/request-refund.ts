import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { refundLines, refunds } from '#server/db/schema/shopping.ts';
import {
  type Change,
  moveOrder,
  type OrderRow,
  recordEvent,
  updateOrder,
} from '#server/order/order-store.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import type { PlannedLine, RefundPlan } from './plan-refund.ts';
import { planOf } from './preview-refund.ts';
import type { RefundRow } from './refund-store.ts';

type Schemas = components['schemas'];

/** Stores a refund and what it would give back. @param reason null for one by the shop alone. */
export async function storeRefund(
  tx: Database,
  orderID: string,
  { lines, goods, delivery, bonus, earned }: RefundPlan,
  reason: Schemas['FeedbackTopic'] | null,
  now: Date,
): Promise<RefundRow> {
  const id = `rf-${randomUUID()}`;
  const sums = { goods, delivery, bonus, earned };
  const [row] = await tx
    .insert(refunds)
    .values({ id, orderID, state: 'Requested', reason, ...sums, createdAt: now })
    .returning();
  if (row === undefined) throw new Error('A refund was not stored');
  await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refundID: id })));
  return row;
}

export interface RefundOrder {
  /** All that is left without them. */
  items: readonly Schemas['RefundItem'][] | undefined;
  reason: Schemas['FeedbackTopic'];
  /** The reason as the history shows it. */
  label: string;
}

/**
 * Requests a refund of a locked order. The order waits for it when nothing else is left, and stays
 * received otherwise.
 * @returns the refund and the lines that go back.
 * @throws ApiProblem 404, 409, 422 as `planOf`.
 */
export async function requestRefund(
  tx: Database,
  order: OrderRow,
  { items, reason, label }: RefundOrder,
  { actor, now }: Change,
): Promise<{ refund: RefundRow; lines: readonly PlannedLine[] }> {
  const { plan } = await planOf(tx, order, items);
  const refund = await storeRefund(tx, order.id, plan, reason, now);
  if (plan.isLast) await moveOrder(tx, order, 'WaitingForRefund', { actor, now, comment: label });
  else {
    const comment = `${label}: ${formatMoney(plan.goods)}`;
    const title = 'Оформлен возврат части товаров';
    await updateOrder(tx, order, {}, now);
    await recordEvent(tx, order.id, order.status, { actor, now, title, comment });
  }
  return { refund, lines: plan.lines };
}

/** Connects a refund with the ticket in which people write about it. */
export async function linkTicket(tx: Database, refundID: string, ticketID: string): Promise<void> {
  await tx.update(refunds).set({ ticketID }).where(eq(refunds.id, refundID));
}
