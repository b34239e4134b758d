import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { partners } from '#server/db/schema/shopping.ts';

/**
 * Whether a company with this INN is registered. That stays so until the transaction ends: of two
 * people who register the same company at once only one owns it.
 */
export async function isRegistered(tx: Database, inn: string): Promise<boolean> {
  const lock = `company:${inn}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [present] = await tx
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.inn, inn))
    .limit(1);
  return present !== undefined;
}
