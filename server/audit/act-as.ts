import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';

/**
 * Who acts: a person of the staff, a user, the payment provider, the accounting system, the demo that
 * plays the staff.
 */
export type Actor = `staff:${string}` | `user:${string}` | 'bank' | '1c' | 'demo';

/**
 * Says who makes the changes of this transaction, for their audit records; without it the shop itself
 * does. @param act the command, for staff.
 */
export async function actAs(tx: Database, actor: Actor, act = ''): Promise<void> {
  await tx.execute(
    sql`select set_config('shop.actor', ${actor}, true), set_config('shop.act', ${act}, true)`,
  );
}
