import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { payments, providerPayments } from '#server/db/schema/buying.ts';
import { products } from '#server/db/schema/catalog.ts';
import {
  orderEvents,
  orderItems,
  orders,
  refundLines,
  refunds,
} from '#server/db/schema/shopping.ts';
import { sortedName } from '#src/lib/contacts/person-name.ts';
import { MAX_ROWS } from './export-limits.ts';

type OwnOrder = components['schemas']['OwnDataOrder'];
type OrderRow = typeof orders.$inferSelect;

function readLines(db: Database, ids: readonly string[]) {
  const { orderID, position, quantity, price } = orderItems;
  return db
    .select({ orderID, position, quantity, price, name: products.name })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productID))
    .where(inArray(orderID, [...ids]))
    .orderBy(orderID, asc(position));
}

function readPayments(db: Database, ids: readonly string[]) {
  const { orderID, createdAt, method, amount } = payments;
  return db
    .select({ orderID, createdAt, method, amount, receipt: providerPayments.receipt })
    .from(payments)
    .leftJoin(providerPayments, eq(providerPayments.paymentID, payments.id))
    .where(inArray(orderID, [...ids]))
    .orderBy(orderID, asc(createdAt));
}

function readRefunds(db: Database, ids: readonly string[]) {
  return db
    .select({ refund: refunds, line: refundLines })
    .from(refunds)
    .innerJoin(refundLines, eq(refundLines.refundID, refunds.id))
    .where(inArray(refunds.orderID, [...ids]))
    .orderBy(refunds.orderID, asc(refunds.createdAt), refunds.id, asc(refundLines.position));
}

type Line = Awaited<ReturnType<typeof readLines>>[number];
type RefundRow = Awaited<ReturnType<typeof readRefunds>>[number];

/** The refunds of one order; its lines have the names. */
function toRefunds(rows: readonly RefundRow[], lines: readonly Line[]): OwnOrder['refunds'] {
  const names = new Map(lines.map(({ position, name }) => [position, name]));
  return [...Map.groupBy(rows, ({ refund }) => refund.id).values()].flatMap((ofRefund) =>
    ofRefund.slice(0, 1).map(({ refund }) => ({
      createdAt: refund.createdAt.toISOString(),
      state: refund.state,
      reason: refund.reason,
      amount: refund.goods + refund.delivery,
      items: ofRefund.map(({ line }) => ({
        name: names.get(line.position) ?? '',
        quantity: line.quantity,
      })),
    })),
  );
}

function recipientOf({ recipient }: OrderRow): string | null {
  return recipient && `${sortedName(recipient)}, ${recipient.phone}`;
}

/** The orders that a user has placed, newest first, each with its lines, history, payments and refunds. */
export async function readOwnOrders(db: Database, userID: string): Promise<OwnOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userID, userID), isNull(orders.deletedAt)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MAX_ROWS);
  const ids = rows.map(({ id }) => id);
  const ofOrder = <Row>(all: readonly Row[], orderOf: (row: Row) => string) => {
    const byOrder = Map.groupBy(all, orderOf);
    return (id: string) => (byOrder.get(id) ?? []).slice(0, MAX_ROWS);
  };
  const linesOf = ofOrder(await readLines(db, ids), ({ orderID }) => orderID);
  const paymentsOf = ofOrder(await readPayments(db, ids), ({ orderID }) => orderID);
  const refundsOf = ofOrder(await readRefunds(db, ids), ({ refund }) => refund.orderID);
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderID, ids))
    .orderBy(orderEvents.orderID, asc(orderEvents.id));
  const eventsOf = ofOrder(events, ({ orderID }) => orderID);
  return rows.map((order) => ({
    id: order.id,
    number: order.number,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    customer: order.customer.name,
    recipient: recipientOf(order),
    address: order.address?.value ?? null,
    paymentMethod: order.paymentMethod,
    comment: order.comment,
    toPay: order.totals.toPay,
    items: linesOf(order.id).map(({ name, quantity, price }) => ({ name, quantity, price })),
    history: eventsOf(order.id).map(({ at, status, comment }) => ({
      at: at.toISOString(),
      status,
      comment,
    })),
    payments: paymentsOf(order.id).map(({ createdAt, method, amount, receipt }) => ({
      createdAt: createdAt.toISOString(),
      method,
      amount,
      receiptContact: receipt?.contact ?? null,
    })),
    refunds: toRefunds(refundsOf(order.id), linesOf(order.id)),
  }));
}
