import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { deletedPartnerRecords } from '#server/db/schema/partners.ts';

/** Deleted records can be restored for so long. */
const RESTORABLE_MS = 86_400_000;

type Row = typeof deletedPartnerRecords.$inferSelect;

/** Which record of which company. */
export type RecordKey = Pick<Row, 'partnerID' | 'kind' | 'id'>;

function latest(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_MS);
}

/** Stores a record that is being deleted, so that it can be restored. */
export async function storeDeleted(
  tx: Database,
  deleted: Pick<Row, 'partnerID' | 'kind' | 'deletedAt'> & {
    record: { id: string };
    cartIDs?: string[];
    orderIDs?: string[];
  },
): Promise<void> {
  const { id } = deleted.record;
  await tx.insert(deletedPartnerRecords).values({ ...deleted, id, record: { ...deleted.record } });
}

/** Takes a deleted record out; null when there is none, or it was deleted too long ago. */
export async function takeDeleted(
  tx: Database,
  { partnerID, kind, id }: RecordKey,
  now: Date,
): Promise<Row | null> {
  const [row] = await tx
    .delete(deletedPartnerRecords)
    .where(
      and(
        eq(deletedPartnerRecords.partnerID, partnerID),
        eq(deletedPartnerRecords.kind, kind),
        eq(deletedPartnerRecords.id, id),
        gt(deletedPartnerRecords.deletedAt, latest(now)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Forgets records that cannot be restored any more. */
export async function pruneDeletedRecords(db: Database, now: Date): Promise<void> {
  await db.delete(deletedPartnerRecords).where(lte(deletedPartnerRecords.deletedAt, latest(now)));
}
