import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { orders, partners } from '#server/db/schema/shopping.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import { connectCompany, connectEntrepreneur, impossible } from './connect-company.ts';
import type { TicketRow } from './ticket-store.ts';

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

/** The order may be refunded already: accounting may have changed the order alone. */
async function finishRefund(tx: Database, { orderID }: TicketRow, now: Date): Promise<void> {
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderID ?? ''));
  if (orderID === null || order?.status === 'Refunded') return;
  await advanceOrder(tx, orderID, 'Refunded', now);
}

/**
 * Applies the effects of a granted ticket, as part of the caller's transaction.
 * @param inn of an entrepreneur, whose request does not have it.
 * @throws ApiProblem 409 when it cannot be granted.
 */
export async function grant(
  tx: Database,
  ticket: TicketRow,
  { now, inn }: { now: Date; inn?: string },
): Promise<void> {
  switch (ticket.type) {
    case 'Refund':
      return finishRefund(tx, ticket, now);
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
      return connectCompany(tx, ticket, now);
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
 * Applies the effects of a rejected ticket; an access that is still valid is preserved.
 * @throws ApiProblem 409 for a refund: the order has no transition back from it.
 */
export async function reject(tx: Database, ticket: TicketRow, reason: string): Promise<void> {
  switch (ticket.type) {
    case 'Refund':
      throw impossible('Возврат подтверждён покупателем, его можно только завершить');
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
