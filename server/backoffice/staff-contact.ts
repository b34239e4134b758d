import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';

export type StaffContact = components['schemas']['StaffContact'];

/** The columns of a user that staff sees. */
export const contactColumns = {
  firstName: users.firstName,
  middleName: users.middleName,
  lastName: users.lastName,
  phone: users.phone,
  email: users.email,
};

interface ContactRow {
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  phone: string | null;
  email: string | null;
}

/** Who it is, and how to reach them; a deleted account has nothing left. */
export function toContact(row: ContactRow): StaffContact {
  return { name: fullName(row) || null, phone: row.phone, email: row.email };
}

/** The contact of a user; null for nobody. */
export async function readContact(
  db: Database,
  userID: string | null,
): Promise<StaffContact | null> {
  if (userID === null) return null;
  const [row] = await db.select(contactColumns).from(users).where(eq(users.id, userID));
  return row ? toContact(row) : null;
}
