import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { bonusEntries } from '#server/db/schema/buying.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { remainingEntries, remainingLots } from './bonus-lots.ts';
import { readBalance } from './ledger.ts';
import { readOpenEntries } from './open-entries.ts';

type Schemas = components['schemas'];

const MAX_LOTS = limits['BonusHistory.expiring'];

interface Filter {
  flow?: Schemas['BonusFlow'];
  page: number;
  pageSize: number;
}

function matching(userID: string, flow: Filter['flow']) {
  return and(
    eq(bonusEntries.userID, userID),
    flow === 'Income' ? gt(bonusEntries.amount, 0) : undefined,
    flow === 'Expense' ? lt(bonusEntries.amount, 0) : undefined,
  );
}

/** Where the bonuses of a user came from, what they were spent on, and what expires when. */
export async function listBonuses(
  db: Database,
  userID: string,
  { flow, page, pageSize }: Filter,
): Promise<Schemas['BonusHistory']> {
  const which = matching(userID, flow);
  const [rows, [counted], open, balance] = await Promise.all([
    db
      .select({ entry: bonusEntries, order: { id: orders.id, number: orders.number } })
      .from(bonusEntries)
      .leftJoin(orders, eq(orders.id, bonusEntries.orderID))
      .where(which)
      .orderBy(desc(bonusEntries.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(bonusEntries).where(which),
    readOpenEntries(db, userID),
    readBalance(db, userID),
  ]);
  const left = new Map(remainingEntries(open).map((entry) => [entry.id, entry.amount]));
  return {
    balance,
    expiring: remainingLots(open)
      .flatMap((lot) => (lot.expiresOn === null ? [] : [{ ...lot, expiresOn: lot.expiresOn }]))
      .slice(0, MAX_LOTS),
    items: rows.map(({ entry, order }) => ({
      id: `${entry.id}`,
      kind: entry.kind,
      amount: entry.amount,
      at: entry.at.toISOString(),
      order,
      reason: entry.reason,
      expiresOn: entry.expiresOn,
      left: entry.amount > 0 ? (left.get(entry.id) ?? 0) : null,
    })),
    paging: { page, pageSize, total: counted?.total ?? 0 },
  };
}
