import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { orderApprovals } from '#server/db/schema/approval.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { buyerOf, readBuyers } from '#server/order/order-buyers.ts';
import { type OrderRow, readEvents } from '#server/order/order-store.ts';
import { paymentOf } from '#server/order/payment-state.ts';
import { findDeclinedAt } from '#server/order/payments/payments.ts';
import { readRefunds } from '#server/order/refunds/refund-store.ts';
import { viewRefunds, withReturned } from '#server/order/refunds/refund-view.ts';
import { readSentMoney } from '#server/order/refunds/sent-money.ts';
import type { Order, OrderStatusView } from '#server/order/schemas.ts';
import { offeredTo } from '#server/order/state/offered-actions.ts';
import { readState } from '#server/order/state/order-state.ts';
import { shippingStateOf, stepOf } from '#server/order/transitions.ts';
import { listOrderDocuments } from './order-documents.ts';
import { nextOf, toEvent } from './timeline.ts';

/**
 * The order's page in a bounded number of queries.
 * @param viewerID a colleague of the buyer may only repeat the order.
 */
export async function viewOrder(
  db: Database,
  order: OrderRow,
  conditions: Conditions,
  viewerID: string = order.userID,
): Promise<Order> {
  const { items, totals, delivery, promoCodes, bonus, allowedActions } = await readState(
    db,
    order,
    conditions,
  );
  const events = await readEvents(db, order.id);
  const isMine = viewerID === order.userID;
  const refunds = await readRefunds(db, order.id);
  const declinedAt = await findDeclinedAt(db, order);
  const approvals = await db.$count(orderApprovals, eq(orderApprovals.orderID, order.id));
  return {
    ...viewStatus(order),
    createdAt: order.createdAt.toISOString(),
    confirmedAt: order.confirmedAt?.toISOString() ?? null,
    customer: order.customer,
    buyer: buyerOf(await readBuyers(db, [order.userID], viewerID), order.userID),
    contract: order.contract,
    tags: order.tags,
    bonus,
    promoCodes,
    items: withReturned(items, refunds),
    totals,
    delivery,
    recipient: order.recipient,
    payment: paymentOf(order),
    ...(declinedAt !== null && { paymentDeclinedAt: declinedAt.toISOString() }),
    documents: listOrderDocuments(order, events),
    refunds: viewRefunds(refunds, items, await readSentMoney(db, order.id, refunds), isMine),
    shippingState: shippingStateOf(order.status),
    comment: order.comment,
    timeline: events.map((event) => toEvent(event)),
    next: nextOf(order),
    allowedActions: isMine ? allowedActions : offeredTo(isMine, order, false, conditions.services),
    isMine,
    hasApproval: approvals > 0,
  };
}

/** The status of an order, for polling. */
export function viewStatus(order: OrderRow): OrderStatusView {
  const { id, number, status, failure } = order;
  return { id, number, status, step: stepOf(status), failure };
}
