import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { buildOnce, value } from '#server/db/engine/built-query.ts';
import { users } from '#server/db/schema/identity.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import type { OrderActor } from './schemas.ts';

const names = {
  firstName: users.firstName,
  middleName: users.middleName,
  lastName: users.lastName,
};
const namesOf = buildOnce<{ userID: string }, { [name in keyof typeof names]: string | null }[]>(
  (db) =>
    db
      .select(names)
      .from(users)
      .where(eq(users.id, value('userID'))),
);

/** The buyer by name, for the history of an order. */
export async function actingUser(db: Database, userID: string): Promise<OrderActor> {
  const [user] = await namesOf(db, { userID });
  return { kind: 'Buyer', name: (user && fullName(user)) || null };
}

export const shopActor: OrderActor = { kind: 'Shop', name: 'Менеджер магазина' };
export const systemActor: OrderActor = { kind: 'System', name: null };
