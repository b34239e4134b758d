import { and, eq, isNull, or } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { readProfileUser } from './profile-user.ts';

type ProfileUser = components['schemas']['ProfileUser'];

/**
 * Stores the phone of a user whose identity provider supplies none. It is never verified, so no
 * invitation is accepted by it.
 * @throws ApiProblem 409 PhoneFromProvider
 */
export async function changePhone(
  db: Database,
  userID: string,
  phone: string,
): Promise<ProfileUser> {
  const isOwn = or(isNull(users.phone), eq(users.phoneIsOwn, true));
  const changed = await db
    .update(users)
    .set({ phone, phoneIsOwn: true, phoneVerified: false })
    .where(and(eq(users.id, userID), isOwn))
    .returning({ id: users.id });
  if (changed.length === 0) {
    throw new ApiProblem(409, 'Телефон берётся из\u00A0вашего аккаунта, измените его там', {
      reason: 'PhoneFromProvider',
    });
  }
  return readProfileUser(db, userID);
}
