import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { paymentRefunds, payments } from '#server/db/schema/buying.ts';
import { findRefundOf, type RefundRow } from '#server/order/refunds/refund-store.ts';
import type { TicketRow } from '#server/support/tickets/ticket-store.ts';

type Schemas = components['schemas'];
type Outcome = Schemas['StaffTicketOutcome'];

/** Where the money of an accepted refund is. The last refund of an order owes the rest of its payment. */
async function readMoney(
  db: Database,
  { id, orderID, goods, delivery }: RefundRow,
): Promise<Schemas['StaffTicketRefund']['money']> {
  if (goods + delivery === 0) return 'Offline';
  const rows = await db
    .select({
      isOwn: sql<boolean>`${paymentRefunds.refundID} is not null`,
      isBack: sql<boolean>`${paymentRefunds.refundedAt} is not null`,
    })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentID))
    .where(
      and(
        eq(payments.orderID, orderID),
        or(eq(paymentRefunds.refundID, id), isNull(paymentRefunds.refundID)),
      ),
    );
  const own = rows.filter(({ isOwn }) => isOwn);
  const owed = own.length > 0 ? own : rows;
  if (owed.length === 0) return 'Offline';
  return owed.every(({ isBack }) => isBack) ? 'Returned' : 'Pending';
}

function decisionOf(
  { canceled, decision }: TicketRow,
  refund: RefundRow | null,
): Outcome['decision'] | null {
  if (canceled) return 'Canceled';
  if (refund?.state === 'Accepted') return 'Granted';
  if (refund?.state === 'Rejected') return 'Rejected';
  if (decision === null) return null;
  return decision === 'grant' ? 'Granted' : 'Rejected';
}

/**
 * How a closed ticket has ended; null for an open one, and for one that was closed before outcomes
 * were stored, unless its refund says so. @param messages its thread, whose last status is `Done`.
 */
export async function readOutcome(
  db: Database,
  ticket: TicketRow,
  messages: readonly Schemas['TicketMessage'][],
): Promise<Outcome | null> {
  if (ticket.status !== 'Done') return null;
  const refund = ticket.type === 'Refund' ? await findRefundOf(db, ticket.id) : null;
  const decision = decisionOf(ticket, refund);
  if (decision === null) return null;
  const last = messages.findLast(({ status }) => status === 'Done');
  return {
    decision,
    reason: decision === 'Rejected' ? last?.text || null : null,
    refund:
      decision === 'Granted' && refund?.state === 'Accepted'
        ? {
            amount: refund.goods + refund.delivery,
            bonus: refund.bonus,
            money: await readMoney(db, refund),
          }
        : null,
  };
}
