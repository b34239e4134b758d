import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Context } from '#server/contract/handlers.ts';
import { requireSession } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';

/**
 * Who of the staff replies, by first name: the buyer reads it. Without a name in the account the
 * message is of support as a whole.
 */
export async function staffAuthor(
  db: Database,
  context: Pick<Context, 'session'>,
): Promise<components['schemas']['TicketAuthor']> {
  const { userID } = requireSession(context);
  const [user] = await db
    .select({ firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userID));
  return { kind: 'Support', name: user?.firstName?.trim() || null };
}
