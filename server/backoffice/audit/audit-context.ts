import { and, asc, eq, inArray } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { productFeedback } from '#server/db/schema/catalog.ts';
import { orderEvents, orders, partners, refunds } from '#server/db/schema/shopping.ts';
import { supportMessages, supportTickets } from '#server/db/schema/support.ts';
import { PAYMENT_UNDONE } from '#server/order/payment-state.ts';
import { DECLINED } from '#server/order/refunds/decide-refund.ts';
import { companyName } from '#src/lib/contacts/company-name.ts';
import type { AuditSubject } from './audit-subjects.ts';

type Schemas = components['schemas'];

/** What an entry shows of its subject besides the changes. */
export type EntryContext = Pick<Schemas['AuditEntry'], 'company' | 'reason' | 'handMoney'>;

/** An entry whose subject is known. */
export interface SubjectEntry {
  at: Date;
  act: string | null;
  subject: AuditSubject | null;
  /** The order was canceled by it. */
  cancels: boolean;
}

function idsOf(entries: readonly SubjectEntry[], kind: AuditSubject['kind']): string[] {
  const found = entries.flatMap(({ subject }) => (subject?.kind === kind ? subject.recordID : []));
  return [...new Set(found)];
}

/** The step of a command: `cancel` of `order 240526 cancel …`. */
function stepOf(act: string | null): string {
  return act?.split(' ')[2] ?? '';
}

/** The event of an order's history that has the reason of a step. */
const titles: Readonly<Record<string, string>> = { decline: DECLINED, unpay: PAYMENT_UNDONE };

async function readOrders(db: Database, ids: string[]) {
  const [rows, explained, accepted] = await Promise.all([
    db
      .select({
        id: orders.id,
        customer: orders.customer,
        cancelReason: orders.cancelReason,
        status: orders.status,
        paymentStatus: orders.paymentStatus,
        totals: orders.totals,
      })
      .from(orders)
      .where(inArray(orders.id, ids)),
    db
      .select({
        orderID: orderEvents.orderID,
        at: orderEvents.at,
        title: orderEvents.title,
        comment: orderEvents.comment,
      })
      .from(orderEvents)
      .where(
        and(inArray(orderEvents.orderID, ids), inArray(orderEvents.title, Object.values(titles))),
      ),
    db
      .select({ orderID: refunds.orderID, goods: refunds.goods, delivery: refunds.delivery })
      .from(refunds)
      .where(and(inArray(refunds.orderID, ids), eq(refunds.state, 'Accepted'))),
  ]);
  return { rows: new Map(rows.map((row) => [row.id, row])), explained, accepted };
}

async function readTickets(db: Database, ids: string[]) {
  const [rows, closing] = await Promise.all([
    db
      .select({ id: supportTickets.id, name: partners.name, inn: partners.inn })
      .from(supportTickets)
      .innerJoin(partners, eq(partners.id, supportTickets.partnerID))
      .where(inArray(supportTickets.id, ids)),
    db
      .select({ ticketID: supportMessages.ticketID, text: supportMessages.text })
      .from(supportMessages)
      .where(and(inArray(supportMessages.ticketID, ids), eq(supportMessages.status, 'Done')))
      .orderBy(asc(supportMessages.id)),
  ]);
  return {
    companies: new Map(rows.map(({ id, ...company }) => [id, companyName(company)])),
    closing: new Map(closing.map(({ ticketID, text }) => [ticketID, text])),
  };
}

async function readReasons(db: Database, ids: string[]): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ id: productFeedback.id, reason: productFeedback.rejectionReason })
    .from(productFeedback)
    .where(inArray(productFeedback.id, ids.map(Number)));
  return new Map(rows.map(({ id, reason }) => [String(id), reason]));
}

const nothing: EntryContext = { company: null, reason: null, handMoney: null };

/**
 * The company of each entry, why staff canceled or rejected, and the money that they return
 * themselves. The trail itself has no texts, which must go with the record that they belong to.
 */
export async function readContexts(
  db: Database,
  entries: readonly SubjectEntry[],
): Promise<(entry: SubjectEntry) => EntryContext> {
  const [known, tickets, reasons] = await Promise.all([
    readOrders(db, idsOf(entries, 'Order')),
    readTickets(db, idsOf(entries, 'Ticket')),
    readReasons(db, idsOf(entries, 'Review')),
  ]);
  const eventReason = (orderID: string, at: Date, title: string) => {
    const distance = (event: { at: Date }) => Math.abs(event.at.getTime() - at.getTime());
    const [nearest] = known.explained
      .filter((event) => event.orderID === orderID && event.title === title)
      .sort((a, b) => distance(a) - distance(b));
    return nearest?.comment ?? null;
  };
  const ofOrder = ({ at, act, cancels }: SubjectEntry, id: string): EntryContext => {
    const order = known.rows.get(id);
    if (order === undefined) return nothing;
    const { partner } = order.customer;
    const isPaid = order.status === 'Canceled' && order.paymentStatus === 'Paid';
    const returned = known.accepted
      .filter(({ orderID }) => orderID === id)
      .reduce((sum, { goods, delivery }) => sum + goods + delivery, 0);
    const title = titles[stepOf(act)];
    const explained = title === undefined ? null : eventReason(id, at, title);
    return {
      company: partner ? companyName(partner) : null,
      reason: cancels ? order.cancelReason : explained,
      handMoney: cancels && isPaid ? order.totals.toPay - returned : null,
    };
  };
  return (entry) => {
    const { kind, recordID = '' } = entry.subject ?? {};
    const isRejection = stepOf(entry.act) === 'reject';
    if (kind === 'Order') return ofOrder(entry, recordID);
    if (kind === 'Ticket') {
      const reason = isRejection ? (tickets.closing.get(recordID) ?? null) : null;
      return { ...nothing, company: tickets.companies.get(recordID) ?? null, reason };
    }
    if (kind === 'Review' && isRejection) {
      return { ...nothing, reason: reasons.get(recordID) ?? null };
    }
    return nothing;
  };
}
