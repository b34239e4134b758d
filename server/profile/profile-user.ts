import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';

const PHONE = /^\+7\d{10}$/;

/** The user as the shop knows them. */
export async function readProfileUser(
  db: Database,
  userID: string,
): Promise<components['schemas']['ProfileUser']> {
  const [user] = await db.select().from(users).where(eq(users.id, userID));
  if (user === undefined) throw new Error(`No user ${userID}`);
  const { id, firstName, middleName, lastName, phone, email } = user;
  return {
    id,
    firstName: firstName ?? '',
    middleName,
    lastName,
    phone: phone !== null && PHONE.test(phone) ? phone : null,
    email,
    isPhoneVerified: user.phoneVerified,
    isEmailVerified: user.emailVerified,
    isPhoneOwn: user.phoneIsOwn,
  };
}
