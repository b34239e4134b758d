import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { matchesContact, sortedMoment } from '#server/backoffice/contact-search.ts';
import { contactColumns, toContact } from '#server/backoffice/staff-contact.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { companyText, userText } from '#server/db/search/search-texts.ts';
import { contains } from '#server/db/sql-values.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import { ticketNumber } from '#server/support/tickets/ticket-number.ts';
import type { TicketStatus, TicketType } from '#server/support/tickets/ticket-rules.ts';
import type { TicketRow } from '#server/support/tickets/ticket-store.ts';
import { companyName } from '#src/lib/contacts/company-name.ts';
import { readAssignees } from './assignees.ts';

type StaffTickets = components['schemas']['StaffTickets'];

export interface QueueFilter {
  status?: readonly TicketStatus[];
  type?: readonly TicketType[];
  assignee?: components['schemas']['StaffAssigneeFilter'];
  /** The user who reads. */
  me: string;
  text?: string;
  page: number;
  pageSize: number;
}

function condition(db: Database, { status, type, assignee, me, text = '' }: QueueFilter) {
  const phrase = normalizeSearchText(text);
  const authors = () =>
    db
      .select({ id: users.id })
      .from(users)
      .where(matchesContact(userText(users), text));
  const companies = () =>
    db
      .select({ id: partners.id })
      .from(partners)
      .where(matchesContact(companyText(partners), text));
  return and(
    status === undefined ? undefined : inArray(supportTickets.status, [...status]),
    type === undefined ? undefined : inArray(supportTickets.type, [...type]),
    assignee === 'Me' ? eq(supportTickets.assigneeID, me) : undefined,
    assignee === 'Nobody' ? isNull(supportTickets.assigneeID) : undefined,
    phrase === ''
      ? undefined
      : or(
          contains(supportTickets.searchText, phrase),
          // An array, unlike a subquery, lets the alternatives use an index each.
          sql`${supportTickets.userID} = any(array${authors()})`,
          sql`${supportTickets.partnerID} = any(array${companies()})`,
        ),
  );
}

/** Authors and companies of tickets by their ids; of a page alone, not of all that a search finds. */
async function readPeople(db: Database, tickets: readonly TicketRow[]) {
  const userIDs = tickets.flatMap(({ userID }) => userID ?? []);
  const partnerIDs = tickets.flatMap(({ partnerID }) => partnerID ?? []);
  const [authors, companies] = await Promise.all([
    db
      .select({ id: users.id, ...contactColumns })
      .from(users)
      .where(inArray(users.id, userIDs)),
    db
      .select({ id: partners.id, name: partners.name, inn: partners.inn, kpp: partners.kpp })
      .from(partners)
      .where(inArray(partners.id, partnerIDs)),
  ]);
  return {
    authors: new Map(authors.map((author) => [author.id, toContact(author)])),
    companies: new Map(
      companies.map((company) => [company.id, { ...company, name: companyName(company) }]),
    ),
  };
}

/** A page of the tickets of all users, last changed first. */
export async function listStaffTickets(db: Database, filter: QueueFilter): Promise<StaffTickets> {
  const { page, pageSize } = filter;
  const where = condition(db, filter);
  const isSearch = normalizeSearchText(filter.text ?? '') !== '';
  const [tickets, [counted]] = await Promise.all([
    db
      .select()
      .from(supportTickets)
      .where(where)
      .orderBy(
        desc(isSearch ? sortedMoment(supportTickets.updatedAt) : supportTickets.updatedAt),
        desc(supportTickets.number),
      )
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(supportTickets).where(where),
  ]);
  const [{ authors, companies }, assignees] = await Promise.all([
    readPeople(db, tickets),
    readAssignees(
      db,
      tickets.map(({ assigneeID }) => assigneeID),
      filter.me,
    ),
  ]);
  return {
    items: tickets.map((ticket) => ({
      id: ticket.id,
      number: ticketNumber(ticket.number),
      type: ticket.type,
      status: ticket.status,
      title: ticket.title,
      text: ticket.lastText,
      createdAt: ticket.createdAt.toISOString(),
      updatedAt: ticket.updatedAt.toISOString(),
      author: authors.get(ticket.userID ?? '') ?? null,
      partner: companies.get(ticket.partnerID ?? '') ?? null,
      assignee: assignees.get(ticket.assigneeID ?? '') ?? null,
    })),
    paging: { page, pageSize, total: counted?.total ?? 0 },
  };
}
