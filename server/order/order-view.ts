import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { orderApprovals } from '#server/db/schema/approval.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { findDeclinedAt } from '#server/order/payments/payments.ts';
import { readRefunds } from '#server/order/refunds/refund-store.ts';
import { viewRefunds, withReturned } from '#server/order/refunds/refund-view.ts';
import { offeredTo } from '#server/order/state/offered-actions.ts';
import { readState } from '#server/order/state/order-state.ts';
import { buyerOf, readBuyers } from './order-buyers.ts';
import { listOrderDocuments } from './order-documents.ts';
import { type OrderRow, readEvents } from './order-store.ts';
import { paymentOf } from './payment-state.ts';
import type { Order, OrderStatusView } from './schemas.ts';
import { nextOf, toEvent } from './timeline.ts';
import { shippingStateOf, stepOf } from './transitions.ts';

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
    refunds: viewRefunds(refunds, items, isMine),
    shippingState: shippingStateOf(order.status),
    comment: order.comment,
    timeline: events.map(toEvent),
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
