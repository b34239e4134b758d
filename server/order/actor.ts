import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import type { OrderActor } from './schemas.ts';

/** The buyer by name, for the history of an order. */
export async function actingUser(db: Database, userID: string): Promise<OrderActor> {
  const [user] = await db.select().from(users).where(eq(users.id, userID));
  return { kind: 'Buyer', name: (user && fullName(user)) || null };
}

export const shopActor: OrderActor = { kind: 'Shop', name: 'Менеджер магазина' };
export const systemActor: OrderActor = { kind: 'System', name: null };
