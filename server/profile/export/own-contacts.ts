import { and, desc, eq, inArray } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { calendarFeeds } from '#server/db/schema/calendar.ts';
import { addresses, customers, recipients } from '#server/db/schema/shopping.ts';
import { listMemberships } from '#server/partners/membership.ts';
import { sortedName } from '#src/lib/contacts/person-name.ts';
import { MAX_ROWS } from './export-limits.ts';

type OwnData = components['schemas']['OwnData'];

/** The companies of a user, with what they have written about this employee. */
export async function readOwnCompanies(
  db: Database,
  userID: string,
): Promise<OwnData['companies']> {
  const memberships = (await listMemberships(db, userID)).slice(0, MAX_ROWS);
  const { partnerID, createdAt } = calendarFeeds;
  const feeds = await db
    .select({ partnerID, createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userID, userID));
  const since = new Map(feeds.map((feed) => [feed.partnerID, feed.createdAt.toISOString()]));
  return memberships.map(({ partner, employee }) => ({
    id: partner.id,
    name: partner.name,
    inn: partner.inn,
    role: employee.role,
    position: employee.position,
    phone: employee.phone,
    email: employee.email,
    calendarCreatedAt: since.get(partner.id) ?? null,
  }));
}

/** The user's own addresses, each in one line with its comment. */
export async function readOwnAddresses(
  db: Database,
  userID: string,
): Promise<OwnData['addresses']> {
  const rows = await db
    .select({ value: addresses.value, comment: addresses.comment })
    .from(addresses)
    .where(eq(addresses.userID, userID))
    .orderBy(desc(addresses.createdAt))
    .limit(MAX_ROWS);
  return rows.map(({ value, comment }) => (comment ? `${value} (${comment})` : value));
}

/** The persons in whose name the user buys, with the recipients of their orders. */
export async function readOwnCustomers(
  db: Database,
  userID: string,
): Promise<OwnData['customers']> {
  const own = await db
    .select()
    .from(customers)
    .where(and(eq(customers.userID, userID), eq(customers.kind, 'Individual')))
    .orderBy(desc(customers.createdAt))
    .limit(MAX_ROWS);
  const ids = own.map(({ id }) => id);
  const people = await db
    .select()
    .from(recipients)
    .where(inArray(recipients.customerID, ids))
    .orderBy(desc(recipients.createdAt))
    .limit(MAX_ROWS);
  const byCustomer = Map.groupBy(people, ({ customerID }) => customerID);
  return own.map((customer) => ({
    name: sortedName(customer),
    phone: customer.phone,
    recipients: (byCustomer.get(customer.id) ?? []).map((person) => ({
      name: sortedName(person),
      phone: person.phone,
      email: person.email,
    })),
  }));
}
