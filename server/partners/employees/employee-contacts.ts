import { eq, type SQL, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import type { EmployeeRow, NewEmployee } from '#server/partners/schemas.ts';
import { listEmployeeRows } from './employee-store.ts';

/** How an employee is reached and recognized: `+7XXXXXXXXXX`, an e-mail as typed, or both. */
export type Contacts = Pick<EmployeeRow, 'phone' | 'email'>;

/** @throws ApiProblem 422 ContactRequired with neither phone nor e-mail. */
export function contactsOf({
  phone = null,
  email = null,
}: Pick<NewEmployee, 'phone' | 'email'>): Contacts {
  if (phone !== null || email !== null) return { phone, email };
  const message = 'Укажите телефон или email';
  throw new ApiProblem(422, message, {
    reason: 'ContactRequired',
    errors: [
      { path: '/phone', message },
      { path: '/email', message },
    ],
  });
}

/** E-mails are compared without case. */
export function isSameEmail(a: string | null, b: string | null): boolean {
  return a?.toLowerCase() === b?.toLowerCase();
}

async function assertFree(
  tx: Database,
  partnerID: string,
  isTaken: SQL,
  what: 'телефоном' | 'почтой',
): Promise<void> {
  const [taken] = await listEmployeeRows(tx, partnerID, isTaken);
  if (taken === undefined) return;
  const name = `${taken.firstName} ${taken.lastName}`;
  const message = `${name} с ${what === 'почтой' ? 'этой' : 'этим'} ${what} уже в компании`;
  const path = what === 'почтой' ? '/email' : '/phone';
  throw new ApiProblem(409, message, { reason: 'EmployeeExists', errors: [{ path, message }] });
}

/**
 * The company's row must be locked: of two simultaneous invitations to one address the second is
 * rejected. Null is not compared.
 * @throws ApiProblem 409 EmployeeExists when the company has an employee with one of them.
 */
export async function assertContactsFree(
  tx: Database,
  partnerID: string,
  { phone, email }: Contacts,
): Promise<void> {
  if (phone !== null) {
    await assertFree(tx, partnerID, eq(partnerEmployees.phone, phone), 'телефоном');
  }
  if (email === null) return;
  const isTaken = sql`lower(${partnerEmployees.email}) = ${email.toLowerCase()}`;
  await assertFree(tx, partnerID, isTaken, 'почтой');
}
