import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { bonusAccounts, bonusEntries } from '#server/db/schema/buying.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { type BonusLot, remainingLots } from './bonus-lots.ts';
import { lockBalance, moveBonuses } from './ledger.ts';
import { readOpenEntries } from './open-entries.ts';

/** What is left of a user's bonuses, by the day on which they expire. */
export async function readLots(db: Database, userID: string): Promise<BonusLot[]> {
  return remainingLots(await readOpenEntries(db, userID));
}

/** Takes the bonuses of one user whose last day is over. @returns how many */
function expireOne(db: Database, userID: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockBalance(tx, userID);
    const today = moscowDay(now);
    const gone = (await readLots(tx, userID))
      .filter(({ expiresOn }) => expiresOn !== null && expiresOn < today)
      .reduce((sum, { amount }) => sum + amount, 0);
    await moveBonuses(tx, userID, { kind: 'Expire', amount: -gone, orderID: null, now });
    return gone;
  });
}

/**
 * Takes all bonuses whose last day is over, each account in a transaction of its own; simultaneous
 * processes take them once.
 */
export async function expireBonuses(db: Database, now: Date): Promise<void> {
  const accounts = await db
    .selectDistinct({ userID: bonusEntries.userID })
    .from(bonusEntries)
    .innerJoin(bonusAccounts, eq(bonusAccounts.userID, bonusEntries.userID))
    .where(and(lt(bonusEntries.expiresOn, moscowDay(now)), gt(bonusAccounts.balance, 0)));
  for (const { userID } of accounts) await expireOne(db, userID, now);
}
