import { and, arrayOverlaps, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { identityAccounts, users } from '#server/db/schema/identity.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { EMBEDDED_ISSUER } from '#server/identity/embedded-issuer.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';

type Assignee = components['schemas']['StaffAssignee'];

const person = {
  id: users.id,
  firstName: users.firstName,
  middleName: users.middleName,
  lastName: users.lastName,
  email: users.email,
};

function toAssignee(
  row: {
    id: string;
    firstName: string | null;
    middleName: string | null;
    lastName: string | null;
    email: string | null;
  },
  me: string,
): Assignee {
  return { id: row.id, name: fullName(row) || row.email || row.id, isMe: row.id === me };
}

/** Those of the staff with these ids. @param me the id of the user who reads */
export async function readAssignees(
  db: Database,
  ids: readonly (string | null)[],
  me: string,
): Promise<ReadonlyMap<string, Assignee>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db.select(person).from(users).where(inArray(users.id, known));
  return new Map(rows.map((row) => [row.id, toAssignee(row, me)]));
}

/**
 * To whom a ticket can be handed over: accounts of the shop with a role for tickets, everybody who is in
 * charge of one, closed ones too (another provider has no list of its people), and the user. By name.
 */
export async function listAssignees(db: Database, me: string): Promise<Assignee[]> {
  const accounts = db
    .select({ id: identityAccounts.id })
    .from(identityAccounts)
    .where(arrayOverlaps(identityAccounts.roles, ['support', 'admin']));
  const taken = db
    .selectDistinct({ id: supportTickets.assigneeID })
    .from(supportTickets)
    .where(isNotNull(supportTickets.assigneeID));
  const rows = await db
    .select(person)
    .from(users)
    .where(
      or(
        eq(users.id, me),
        inArray(users.id, taken),
        and(eq(users.issuer, EMBEDDED_ISSUER), inArray(users.subject, accounts)),
      ),
    )
    .limit(limits['StaffAssignees.items']);
  return rows
    .map((row) => toAssignee(row, me))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'ru'));
}

/**
 * Hands a ticket over, or back to all. @param assigneeID null for nobody
 * @throws ApiProblem 409 when the ticket is closed, 422 UnknownAssignee.
 */
export async function assignTicket(
  tx: Database,
  ticketID: string,
  assigneeID: string | null,
  me: string,
): Promise<void> {
  const [ticket] = await tx
    .select({ status: supportTickets.status })
    .from(supportTickets)
    .where(eq(supportTickets.id, ticketID))
    .for('update');
  if (ticket?.status === 'Done') {
    throw new ApiProblem(409, 'Обращение уже закрыто', { reason: 'NotAllowed' });
  }
  const known = await listAssignees(tx, me);
  if (assigneeID !== null && !known.some(({ id }) => id === assigneeID)) {
    const message = 'Такого сотрудника нет';
    const errors = [{ path: '/assigneeID', message }];
    throw new ApiProblem(422, message, { reason: 'UnknownAssignee', errors });
  }
  await tx.update(supportTickets).set({ assigneeID }).where(eq(supportTickets.id, ticketID));
}
