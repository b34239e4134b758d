import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { orders, partners } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import { ticketNumber } from './ticket-number.ts';
import { allowedActions, type TicketStatus, type TicketType } from './ticket-rules.ts';
import { unreadCount } from './unread.ts';

type Schemas = components['schemas'];

export interface TicketFilter {
  status?: readonly TicketStatus[];
  type?: readonly TicketType[];
  orderID?: string;
  text?: string;
  page: number;
  pageSize: number;
}

function condition(userID: string, { status, type, orderID, text = '' }: TicketFilter) {
  const phrase = normalizeSearchText(text);
  return and(
    eq(supportTickets.userID, userID),
    status === undefined ? undefined : inArray(supportTickets.status, [...status]),
    type === undefined ? undefined : inArray(supportTickets.type, [...type]),
    orderID === undefined ? undefined : eq(supportTickets.orderID, orderID),
    phrase === '' ? undefined : sql`strpos(${supportTickets.searchText}, ${phrase}::text) > 0`,
  );
}

function selectPage(db: Database, where: SQL | undefined, limit: number, offset: number) {
  return db
    .select({
      ticket: supportTickets,
      order: { id: orders.id, number: orders.number },
      partner: { id: partners.id, name: partners.name, inn: partners.inn, kpp: partners.kpp },
      productCount: sql<number>`(
        select count(*)::int from support_ticket_products p
        where p.ticket_id = ${supportTickets.id})`,
      unreadCount: unreadCount(),
    })
    .from(supportTickets)
    .leftJoin(orders, eq(orders.id, supportTickets.orderID))
    .leftJoin(partners, eq(partners.id, supportTickets.partnerID))
    .where(where)
    .orderBy(desc(supportTickets.updatedAt), desc(supportTickets.number))
    .limit(limit)
    .offset(offset);
}

/** A page of the user's tickets, last changed first. */
export async function listTickets(
  db: Database,
  userID: string,
  filter: TicketFilter,
): Promise<Schemas['TicketList']> {
  const { page, pageSize } = filter;
  const where = condition(userID, filter);
  const [rows, [counted]] = await Promise.all([
    selectPage(db, where, pageSize, (page - 1) * pageSize),
    db.select({ total: count() }).from(supportTickets).where(where),
  ]);
  return {
    items: rows.map(({ ticket, order, partner, productCount, unreadCount: unread }) => ({
      id: ticket.id,
      number: ticketNumber(ticket.number),
      type: ticket.type,
      status: ticket.status,
      title: ticket.title,
      text: ticket.lastText,
      createdAt: ticket.createdAt.toISOString(),
      updatedAt: ticket.updatedAt.toISOString(),
      order,
      partner,
      productCount,
      rating: ticket.rating,
      unreadCount: unread,
      allowedActions: allowedActions(ticket),
    })),
    paging: { page, pageSize, total: counted?.total ?? 0 },
  };
}
