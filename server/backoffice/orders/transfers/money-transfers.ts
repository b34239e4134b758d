import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import { readActorNames } from '#server/backoffice/audit/audit-actors.ts';
import type { Database } from '#server/db/connection.ts';
import { moneyTransfers } from '#server/db/schema/buying.ts';

type Schemas = components['schemas'];
export type TransferRow = typeof moneyTransfers.$inferSelect;

const STAFF = 'staff:';

/** A transfer to record. */
export interface NewTransfer {
  direction: Schemas['StaffTransferKind'];
  number: string | null;
  /** `yyyy-mm-dd`. */
  day: string;
  /** Kopecks. */
  amount: number;
  /** `staff:LOGIN`. */
  recordedBy: string;
  now: Date;
}

/** Records money that moved for an order. @returns the id of the record */
export async function storeTransfer(
  tx: Database,
  orderID: string,
  { now, ...transfer }: NewTransfer,
): Promise<number> {
  const [row] = await tx
    .insert(moneyTransfers)
    .values({ orderID, ...transfer, recordedAt: now })
    .returning({ id: moneyTransfers.id });
  if (row === undefined) throw new Error('A transfer was not stored');
  return row.id;
}

/** The payment of an order that staff have recorded, the newest one; null without one. */
export async function findRecordedPayment(
  db: Database,
  orderID: string,
): Promise<TransferRow | null> {
  const [row] = await db
    .select()
    .from(moneyTransfers)
    .where(
      and(
        eq(moneyTransfers.orderID, orderID),
        eq(moneyTransfers.direction, 'Payment'),
        isNull(moneyTransfers.undoneAt),
      ),
    )
    .orderBy(desc(moneyTransfers.id))
    .limit(1);
  return row ?? null;
}

/** What staff have recorded of the money of an order, the first one first. */
export async function readTransfers(
  db: Database,
  orderID: string,
): Promise<Schemas['StaffTransfer'][]> {
  const rows = await db
    .select()
    .from(moneyTransfers)
    .where(eq(moneyTransfers.orderID, orderID))
    .orderBy(asc(moneyTransfers.id))
    .limit(limits['StaffOrder.transfers']);
  const names = await readActorNames(
    db,
    rows.map(({ recordedBy }) => recordedBy),
  );
  return rows.map((row) => ({
    kind: row.direction,
    number: row.number,
    day: row.day,
    amount: row.amount,
    recordedBy: names.get(row.recordedBy) ?? row.recordedBy.slice(STAFF.length),
    recordedAt: row.recordedAt.toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
    undoReason: row.undoReason,
  }));
}
