import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import type { Membership } from '#server/partners/rights/rules.ts';
import type { Employee } from '#server/partners/schemas.ts';
import { invitationRoles } from './employee-rights.ts';
import { byName, toEmployees } from './employee-store.ts';

type Employees = components['schemas']['Employees'];

interface Page {
  page: number;
  pageSize: number;
}

function inState(state: Employee['state'] | undefined): SQL | undefined {
  switch (state) {
    case 'Blocked':
      return eq(partnerEmployees.isBlocked, true);
    case 'Active':
      return and(eq(partnerEmployees.isBlocked, false), isNotNull(partnerEmployees.joinedAt));
    case 'Invited':
      return and(eq(partnerEmployees.isBlocked, false), isNull(partnerEmployees.joinedAt));
    default:
      return undefined;
  }
}

/** Every word must be part of the name, position, phone or e-mail. */
function matches(query: string): SQL | undefined {
  const text = sql`replace(lower(concat_ws(' ', ${partnerEmployees.lastName},
    ${partnerEmployees.firstName}, ${partnerEmployees.middleName}, ${partnerEmployees.position},
    ${partnerEmployees.phone}, ${partnerEmployees.email}) collate "und-x-icu"), 'ё', 'е')`;
  const words = query
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .split(/\s+/)
    .filter((word) => word !== '');
  return and(...words.map((word) => sql`strpos(${text}, ${word}) > 0`));
}

/** A page of the company's employees, by last name. */
export async function listEmployees(
  db: Database,
  membership: Membership,
  { state, query, page, pageSize }: Page & { state?: Employee['state']; query?: string },
  now: Date,
): Promise<Employees> {
  const where = and(
    eq(partnerEmployees.partnerID, membership.partner.id),
    isNull(partnerEmployees.removedAt),
    inState(state),
    query === undefined ? undefined : matches(query),
  );
  const rows = await db
    .select()
    .from(partnerEmployees)
    .where(where)
    .orderBy(...byName)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: await toEmployees(db, membership, rows, now),
    paging: { page, pageSize, total: await db.$count(partnerEmployees, where) },
    allowedRoles: invitationRoles(membership),
  };
}
