import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { buildOnce, value } from '#server/db/engine/built-query.ts';
import { type BonusEntryKind, bonusAccounts, bonusEntries } from '#server/db/schema/buying.ts';
import { settleEntries } from './open-entries.ts';

const accountsOf = buildOnce<{ userID: string }, { balance: number }[]>((db) =>
  db
    .select({ balance: bonusAccounts.balance })
    .from(bonusAccounts)
    .where(eq(bonusAccounts.userID, value('userID'))),
);

/** The balance in whole bonuses; 0 without an account. */
export async function readBalance(db: Database, userID: string): Promise<number> {
  const [row] = await accountsOf(db, { userID });
  return row?.balance ?? 0;
}

const openAccount = buildOnce<{ userID: string }, unknown>((db) =>
  db
    .insert(bonusAccounts)
    .values({ userID: value('userID') })
    .onConflictDoNothing(),
);

const lockedBalances = buildOnce<{ userID: string }, { balance: number }[]>((db) =>
  db
    .select({ balance: bonusAccounts.balance })
    .from(bonusAccounts)
    .where(eq(bonusAccounts.userID, value('userID')))
    .for('update'),
);

/** The same with the account locked until the transaction ends; creates a missing one. */
export async function lockBalance(tx: Database, userID: string): Promise<number> {
  // Sent in this order, without waiting for each other.
  const [, [row]] = await Promise.all([
    openAccount(tx, { userID }),
    lockedBalances(tx, { userID }),
  ]);
  return row?.balance ?? 0;
}

/** One movement of bonuses. */
export interface BonusMove {
  kind: BonusEntryKind;
  /** Whole bonuses; below zero to take them. */
  amount: number;
  orderID: string | null;
  now: Date;
  /** Last day on which received bonuses can be spent; without end by default. */
  expiresOn?: string | null;
  /** What they were given for, as the user reads it. */
  reason?: string | null;
}

/**
 * Moves bonuses and writes it into the ledger; 0 leaves no trace. The account must be locked by
 * `lockBalance`.
 * @throws when the balance would fall below zero: the database holds that rule, too.
 */
export async function moveBonuses(
  tx: Database,
  userID: string,
  { kind, amount, orderID, now, expiresOn = null, reason = null }: BonusMove,
): Promise<void> {
  if (amount === 0) return;
  await tx
    .update(bonusAccounts)
    .set({ balance: sql`${bonusAccounts.balance} + ${amount}::int` })
    .where(eq(bonusAccounts.userID, userID));
  await tx
    .insert(bonusEntries)
    .values({ userID, kind, amount, orderID, at: now, expiresOn, reason });
  await settleEntries(tx, userID);
}
