import { asc, eq } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { refunds } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { ticketNumber } from '#server/support/tickets/ticket-number.ts';

/** The tickets about an order, the first one first, with the refunds that they request. */
export async function readOrderTickets(
  db: Database,
  orderID: string,
): Promise<components['schemas']['StaffOrderTicket'][]> {
  const rows = await db
    .select({ ticket: supportTickets, refund: refunds })
    .from(supportTickets)
    .leftJoin(refunds, eq(refunds.ticketID, supportTickets.id))
    .where(eq(supportTickets.orderID, orderID))
    .orderBy(asc(supportTickets.createdAt), asc(supportTickets.number))
    .limit(limits['StaffOrder.tickets']);
  return rows.map(({ ticket: { id, number, type, status, title, createdAt }, refund }) => ({
    id,
    number: ticketNumber(number),
    type,
    status,
    title,
    createdAt: createdAt.toISOString(),
    refund: refund && {
      state: refund.state,
      amount: refund.goods + refund.delivery,
      bonus: refund.bonus,
    },
  }));
}
