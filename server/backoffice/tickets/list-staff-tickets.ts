import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { matchesContact, userTexts } from '#server/backoffice/contact-search.ts';
import { contactColumns, toContact } from '#server/backoffice/staff-contact.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import { ticketNumber } from '#server/support/tickets/ticket-number.ts';
import type { TicketStatus, TicketType } from '#server/support/tickets/ticket-rules.ts';
import { companyName } from '#src/lib/contacts/company-name.ts';

type StaffTickets = components['schemas']['StaffTickets'];

export interface QueueFilter {
  status?: readonly TicketStatus[];
  type?: readonly TicketType[];
  text?: string;
  page: number;
  pageSize: number;
}

const companyTexts = [sql`${partners.name}`, sql`${partners.inn}`];

function condition(db: Database, { status, type, text = '' }: QueueFilter) {
  const phrase = normalizeSearchText(text);
  const authors = () =>
    db.select({ id: users.id }).from(users).where(matchesContact(userTexts, text));
  const companies = () =>
    db.select({ id: partners.id }).from(partners).where(matchesContact(companyTexts, text));
  return and(
    status === undefined ? undefined : inArray(supportTickets.status, [...status]),
    type === undefined ? undefined : inArray(supportTickets.type, [...type]),
    phrase === ''
      ? undefined
      : or(
          sql`strpos(${supportTickets.searchText}, ${phrase}::text) > 0`,
          inArray(supportTickets.userID, authors()),
          inArray(supportTickets.partnerID, companies()),
        ),
  );
}

/** A page of the tickets of all users, last changed first. */
export async function listStaffTickets(db: Database, filter: QueueFilter): Promise<StaffTickets> {
  const { page, pageSize } = filter;
  const where = condition(db, filter);
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        ticket: supportTickets,
        author: contactColumns,
        partner: { id: partners.id, name: partners.name, inn: partners.inn, kpp: partners.kpp },
      })
      .from(supportTickets)
      .leftJoin(users, eq(users.id, supportTickets.userID))
      .leftJoin(partners, eq(partners.id, supportTickets.partnerID))
      .where(where)
      .orderBy(desc(supportTickets.updatedAt), desc(supportTickets.number))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(supportTickets).where(where),
  ]);
  return {
    items: rows.map(({ ticket, author, partner }) => ({
      id: ticket.id,
      number: ticketNumber(ticket.number),
      type: ticket.type,
      status: ticket.status,
      title: ticket.title,
      text: ticket.lastText,
      createdAt: ticket.createdAt.toISOString(),
      updatedAt: ticket.updatedAt.toISOString(),
      author: ticket.userID === null || author === null ? null : toContact(author),
      partner: partner && { ...partner, name: companyName(partner) },
    })),
    paging: { page, pageSize, total: counted?.total ?? 0 },
  };
}
