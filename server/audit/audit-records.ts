import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { auditRecords } from '#server/db/schema/audit.ts';
import { orders } from '#server/db/schema/shopping.ts';

export type AuditRecord = typeof auditRecords.$inferSelect;

export interface AuditFilter {
  /** Id or number of an order: its own records and those of its payments, refunds and tickets. */
  order?: string;
  actor?: string;
}

function condition(db: Database, { order, actor }: AuditFilter) {
  const ofOrder =
    order === undefined
      ? undefined
      : or(
          eq(auditRecords.orderID, order),
          eq(
            auditRecords.orderID,
            db.select({ id: orders.id }).from(orders).where(eq(orders.number, order)),
          ),
        );
  return and(ofOrder, actor === undefined ? undefined : eq(auditRecords.actor, actor));
}

/** The newest records, the latest first. */
export async function listAuditRecords(
  db: Database,
  filter: AuditFilter,
  limit: number,
  offset = 0,
): Promise<AuditRecord[]> {
  return db
    .select()
    .from(auditRecords)
    .where(condition(db, filter))
    .orderBy(desc(auditRecords.id))
    .limit(limit)
    .offset(offset);
}

/**
 * Records a command of staff that has written something in this transaction; one that only reads
 * leaves no record.
 */
export async function recordCommand(
  tx: Database,
  { actor, act }: { actor: string; act: string },
): Promise<void> {
  await tx.execute(
    sql`insert into ${auditRecords} (actor, act, entity)
      select ${actor}, ${act}, 'command' where pg_current_xact_id_if_assigned() is not null`,
  );
}

/** Deletes records that are older than so many days; 0 deletes none. */
export async function pruneAuditRecords(db: Database, days: number, now: Date): Promise<void> {
  if (days === 0) return;
  const limit = new Date(now.getTime() - days * 86_400_000);
  await db.delete(auditRecords).where(lt(auditRecords.at, limit));
}
