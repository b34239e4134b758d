import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { bonusEntries } from '#server/db/schema/buying.ts';
import { remainingEntries } from './bonus-lots.ts';

/** An entry of the ledger that still counts: something is left of it, or it is not settled yet. */
interface OpenEntry {
  id: number;
  /** What is left of a settled entry; the whole amount of one that is not. */
  amount: number;
  expiresOn: string | null;
  remaining: number | null;
}

/** The open entries of an account, oldest first: few, however long its ledger is. */
export async function readOpenEntries(db: Database, userID: string): Promise<OpenEntry[]> {
  const { id, amount, expiresOn, remaining } = bonusEntries;
  const rows = await db
    .select({ id, amount, expiresOn, remaining })
    .from(bonusEntries)
    .where(and(eq(bonusEntries.userID, userID), sql`${remaining} is distinct from 0`))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, amount: row.remaining ?? row.amount }));
}

/**
 * Stores what is left of each open entry of a locked account. Entries that a process of the release
 * before has written, too, are settled here: they are the newest ones.
 */
export async function settleEntries(tx: Database, userID: string): Promise<void> {
  const open = await readOpenEntries(tx, userID);
  const left = new Map(remainingEntries(open).map(({ id, amount }) => [id, amount]));
  const changed = open
    .map(({ id, remaining }) => ({ id, remaining, left: left.get(id) ?? 0 }))
    .filter((entry) => entry.remaining !== entry.left);
  await tx.execute(sql`
    update bonus_entries e set remaining = changed.left
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed(id bigint, "left" int)
    where e.id = changed.id`);
}
