import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { orders, partners } from '#server/db/schema/shopping.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import { acceptRefund, rejectRefund } from '#server/order/refunds/decide-refund.ts';
import { findRefundOf } from '#server/order/refunds/refund-store.ts';
import type { TicketRow } from '#server/support/tickets/ticket-store.ts';
import { connectCompany, connectEntrepreneur, impossible } from './connect-company.ts';

async function changePartner(
  tx: Database,
  { partnerID }: TicketRow,
  change: Partial<typeof partners.$inferInsert>,
): Promise<void> {
  if (partnerID === null) throw impossible('Компании больше нет');
  await tx.update(partners).set(change).where(eq(partners.id, partnerID));
}

async function changeEmployee(
  tx: Database,
  { partnerID, userID }: TicketRow,
  change: Partial<typeof partnerEmployees.$inferInsert>,
): Promise<void> {
  await tx
    .update(partnerEmployees)
    .set(change)
    .where(
      and(
        eq(partnerEmployees.partnerID, partnerID ?? ''),
        eq(partnerEmployees.userID, userID ?? ''),
      ),
    );
}

async function lockOrderOf(tx: Database, { orderID }: TicketRow): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, orderID ?? ''))
    .for('update');
  if (order === undefined) throw impossible('Заказа больше нет');
  return order;
}

/** The refund may be over already: accounting may have changed the order alone. */
async function finishRefund(tx: Database, ticket: TicketRow, given: Granted): Promise<void> {
  const { now, text, accepted } = given;
  const order = await lockOrderOf(tx, ticket);
  if (order.status === 'Refunded') return;
  const refund = await findRefundOf(tx, ticket.id);
  // Tickets of earlier versions returned the whole order.
  if (refund === null) await advanceOrder(tx, order.id, 'Refunded', now);
  else if (refund.state === 'Requested') {
    await acceptRefund(tx, order, refund.id, { now, note: text, ...(accepted && { accepted }) });
  }
}

async function denyRefund(tx: Database, ticket: TicketRow, note: string, now: Date): Promise<void> {
  const refund = await findRefundOf(tx, ticket.id);
  if (refund === null) throw impossible('Возврат начат раньше, его можно только завершить');
  await rejectRefund(tx, await lockOrderOf(tx, ticket), refund.id, { now, note });
}

/** What support grants. */
export interface Granted {
  now: Date;
  text: string;
  /** ИНН of an entrepreneur, whose request does not have it. */
  inn?: string;
  /** Name of a company, when its request does not have one. */
  name?: string;
  /** Pieces of a refund by product; all of them without it. */
  accepted?: ReadonlyMap<string, number>;
}

/**
 * Applies the effects of a granted ticket, as part of the caller's transaction.
 * @throws ApiProblem 409 when it cannot be granted.
 */
export async function grant(tx: Database, ticket: TicketRow, given: Granted): Promise<void> {
  const { now, inn } = given;
  switch (ticket.type) {
    case 'Refund':
      return finishRefund(tx, ticket, given);
    case 'EDO':
      return changePartner(tx, ticket, { edo: 'Connected', edoReason: null });
    case 'PartnerTradingAccess':
      return changePartner(tx, ticket, { tradingAccess: 'Granted', tradingAccessReason: null });
    case 'PartnerOrdersAccess':
      return changeEmployee(tx, ticket, {
        ordersAccess: 'Granted',
        ordersAccessUntil: String(ticket.payload.validUntil),
        ordersAccessReason: null,
      });
    case 'CreatePartner':
      return connectCompany(tx, ticket, given);
    case 'CreateIndividualPartner':
      return connectEntrepreneur(tx, ticket, inn, now);
    default:
  }
}

async function rejectOrdersAccess(tx: Database, ticket: TicketRow, reason: string): Promise<void> {
  await tx
    .update(partnerEmployees)
    .set({ ordersAccess: 'Rejected', ordersAccessReason: reason })
    .where(
      and(
        eq(partnerEmployees.ordersAccessTicketID, ticket.id),
        eq(partnerEmployees.ordersAccess, 'Pending'),
      ),
    );
}

/**
 * Applies the effects of a rejected ticket; an access that is still valid is preserved, the products of a
 * refund stay with the buyer.
 * @throws ApiProblem 409 for a refund that was decided already.
 */
export async function reject(
  tx: Database,
  ticket: TicketRow,
  { text: reason, now }: Granted,
): Promise<void> {
  switch (ticket.type) {
    case 'Refund':
      return denyRefund(tx, ticket, reason, now);
    case 'EDO':
      return changePartner(tx, ticket, {
        edo: 'NotConnected',
        edoOperator: null,
        edoReason: reason,
      });
    case 'PartnerTradingAccess':
      return changePartner(tx, ticket, {
        tradingAccess: 'Rejected',
        tradingAccessReason: reason,
      });
    case 'PartnerOrdersAccess':
      return rejectOrdersAccess(tx, ticket, reason);
    default:
  }
}
