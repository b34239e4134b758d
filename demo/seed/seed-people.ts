import { eq, inArray } from 'drizzle-orm';
import { type DemoPerson, demoPeople } from '#demo/people.ts';
import type { Database } from '#server/db/connection.ts';
import { identityAccounts, users } from '#server/db/schema/identity.ts';
import { hashPassword } from '#server/identity/accounts/password.ts';
import { EMBEDDED_ISSUER } from '#server/identity/embedded-issuer.ts';

/**
 * Creates the demo users: accounts of the embedded provider and users of the shop. Those who are
 * there already stay as they are, so it may run at every start.
 */
export async function seedPeople(db: Database): Promise<void> {
  const ids = demoPeople.map(({ id }) => id);
  const present = await db
    .select({ id: identityAccounts.id })
    .from(identityAccounts)
    .where(inArray(identityAccounts.id, ids));
  const missing = demoPeople.filter(({ id }) => !present.some((row) => row.id === id));
  const accounts = await Promise.all(missing.map(toAccount));
  if (accounts.length > 0) {
    await db.insert(identityAccounts).values(accounts).onConflictDoNothing();
  }
  // There are people from before contacts could be verified.
  const contacts = { emailVerified: true, phoneVerified: true };
  await db.update(identityAccounts).set(contacts).where(eq(identityAccounts.demo, true));
  await db.insert(users).values(demoPeople.map(toUser)).onConflictDoNothing();
}

async function toAccount({ role: _role, password, staffRoles = [], ...person }: DemoPerson) {
  return {
    ...person,
    roles: [...staffRoles],
    passwordHash: await hashPassword(password),
    demo: true,
  };
}

function toUser({ id, firstName, middleName, lastName, email, phone }: DemoPerson) {
  return {
    id,
    issuer: EMBEDDED_ISSUER,
    subject: id,
    firstName,
    middleName,
    lastName,
    email,
    phone,
    emailVerified: true,
    phoneVerified: true,
  };
}
