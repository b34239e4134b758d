import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { readContact } from '#server/backoffice/staff-contact.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import { orderItems, orders } from '#server/db/schema/shopping.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { readOwedByHand } from '#server/order/payments/hand-refunds.ts';
import { type Refund, readRefunds } from '#server/order/refunds/refund-store.ts';
import { sumPieces } from '#server/order/refunds/refund-view.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import { companyName } from '#src/lib/contacts/company-name.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { dueOf, readOrderMoney, readReturnedAmounts } from './order-money.ts';
import { allowedSteps, isUnpaid, needsTransfer } from './order-steps.ts';
import { readOrderTickets } from './order-tickets.ts';
import { type OrdersFilter, ordersCondition, sortOf } from './orders-filter.ts';
import { stepNote } from './step-note.ts';
import {
  type RefundedMoney,
  readBankTransfers,
  readRefundedMoney,
} from './transfers/bank-transfers.ts';
import { readTransfers } from './transfers/money-transfers.ts';

type Schemas = components['schemas'];

/** Nothing has gone back, or is about to. */
const NOT_REFUNDED: RefundedMoney = { refundedAmount: 0, bankReturning: 0 };

function toSummary(
  order: OrderRow,
): Omit<
  Schemas['StaffOrderSummary'],
  'due' | 'returnedAmount' | 'refundedAmount' | 'bankReturning' | 'toReturn'
> {
  const { id, number, status, confirmedAt, createdAt, customer, totals } = order;
  const { paymentMethod, paymentStatus, deliveryMethod } = order;
  return {
    id,
    number,
    status,
    confirmedAt: (confirmedAt ?? createdAt).toISOString(),
    customerName: customer.partner ? companyName(customer.partner) : customer.name,
    customerInn: customer.partner?.inn ?? null,
    paymentMethod,
    paymentStatus,
    deliveryMethod,
    toPay: totals.toPay,
  };
}

/** A page of the placed orders of all buyers, the newest first without an order to sort by. */
export async function listStaffOrders(
  db: Database,
  filter: OrdersFilter & { page: number; pageSize: number },
): Promise<Schemas['StaffOrders']> {
  const { page, pageSize } = filter;
  const where = ordersCondition(db, filter);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(where)
      .orderBy(...sortOf(filter.sort, normalizeSearchText(filter.text ?? '') !== ''))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(orders).where(where),
  ]);
  const ids = rows.map(({ id }) => id);
  const [returned, refunded, owed] = await Promise.all([
    readReturnedAmounts(db, ids),
    readRefundedMoney(db, ids),
    readOwedByHand(db, ids),
  ]);
  const items = rows.map((order) => {
    const returnedAmount = returned.get(order.id) ?? 0;
    const due = dueOf(order, returnedAmount);
    const toReturn = owed.get(order.id) ?? 0;
    const money = refunded.get(order.id) ?? NOT_REFUNDED;
    return { ...toSummary(order), due, returnedAmount, ...money, toReturn };
  });
  return { items, paging: { page, pageSize, total: counted?.total ?? 0 } };
}

/** The address with what the courier needs beside it, as the buyer has given it. */
function addressText({ value, entrance, floor, comment }: Schemas['Address']): string {
  const parts = [value, entrance && `подъезд ${entrance}`, floor && `этаж ${floor}`, comment];
  return parts.filter(Boolean).join(', ');
}

const pickupText = ({ name, address }: Schemas['PickupPoint']) => `Самовывоз: ${name}, ${address}`;

async function readLines(
  db: Database,
  orderID: string,
  refunds: readonly Refund[],
): Promise<Schemas['StaffOrderLine'][]> {
  const rows = await db
    .select({ line: orderItems, slug: products.slug, listed: products.listed })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productID))
    .where(eq(orderItems.orderID, orderID))
    .orderBy(asc(orderItems.position));
  return rows.map(({ line, slug, listed }) => {
    const { productID, position, quantity, price, isGift, product } = line;
    return {
      productID,
      productSlug: listed ? slug : null,
      name: product?.name ?? productID,
      vendorCode: product?.vendorCode ?? '',
      quantity,
      amount: isGift ? 0 : price * quantity,
      isGift,
      ...returnedPieces(refunds, position),
    };
  });
}

/** @param position of the line, from 1 */
function returnedPieces(refunds: readonly Refund[], position: number) {
  const accepted = refunds.filter(({ state }) => state === 'Accepted');
  const open = refunds.filter(({ state }) => state === 'Requested');
  return { returned: sumPieces(accepted, position), returning: sumPieces(open, position) };
}

function isDivisible(lines: readonly Schemas['StaffOrderLine'][]): boolean {
  const bought = lines.filter(({ isGift }) => !isGift);
  const sum = (pieces: (line: (typeof bought)[number]) => number) =>
    bought.reduce((total, line) => total + pieces(line), 0);
  return (
    sum(({ quantity }) => quantity) > 1 &&
    sum((line) => line.quantity - line.returned - line.returning) > 0
  );
}

/** Locks an order until the end of the transaction, so that its status stays as it is read next. */
export async function lockOrder(tx: Database, id: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
}

/** The row of a placed order. @throws ApiProblem 404 for an unknown one and for a draft. */
export async function readOrder(db: Database, id: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNotNull(orders.confirmedAt)));
  if (order !== undefined) return order;
  throw new ApiProblem(404, 'Заказ не\u00A0найден', { reason: 'NotFound' });
}

/**
 * A placed order for staff.
 * @throws ApiProblem 404 for an unknown one and for a draft.
 */
export async function readStaffOrder(db: Database, id: string): Promise<Schemas['StaffOrder']> {
  const order = await readOrder(db, id);
  const { address, pickupPoint, deliveryDate, deliveryInterval, recipient, comment, contract } =
    order;
  const refunds = await readRefunds(db, id);
  const [buyer, lines, tickets, money, bankTransfers, transfers, owed, refunded] =
    await Promise.all([
      readContact(db, order.userID),
      readLines(db, id, refunds),
      readOrderTickets(db, id),
      readOrderMoney(db, order, refunds),
      readBankTransfers(db, id),
      readTransfers(db, id),
      readOwedByHand(db, [id]),
      readRefundedMoney(db, [id]),
    ]);
  const toReturn = owed.get(id) ?? 0;
  return {
    ...toSummary(order),
    version: order.version,
    buyer: buyer ?? { name: null, phone: null, email: null },
    contract: contract && { number: contract.number, type: contract.type },
    delivery: address ? addressText(address) : pickupPoint && pickupText(pickupPoint),
    deliveryCost: order.totals.delivery,
    deliveryDate,
    deliveryInterval: deliveryDate === null ? null : deliveryInterval,
    recipient: recipient && {
      name: fullName(recipient),
      phone: recipient.phone,
      email: recipient.email ?? null,
    },
    comment,
    cancelReason: order.status === 'Canceled' ? order.cancelReason : null,
    lines,
    ...money,
    spentBonus: order.bonus?.spend ?? 0,
    ...(refunded.get(id) ?? NOT_REFUNDED),
    toReturn,
    bankTransfers,
    transfers,
    needsTransfer: needsTransfer(order),
    unpaid: isUnpaid(order),
    tickets,
    allowedSteps: allowedSteps(order, {
      isReturning: refunds.some(({ state }) => state === 'Requested'),
      isMarkedPaid: transfers.some(({ kind, undoneAt }) => kind === 'Payment' && undoneAt === null),
      isDivisible: isDivisible(lines),
      toReturn,
    }),
    stepNote: stepNote(order),
  };
}
