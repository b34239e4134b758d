import { and, asc, count, desc, eq, gt, inArray, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { auditRecords } from '#server/db/schema/audit.ts';
import { type AuditSearch, auditCondition } from './audit-condition.ts';
import { toEntries } from './audit-entry.ts';

/** Most records of one action; the list has no room for more. */
const MOST_RECORDS = limits['AuditEntry.records'];

interface Page {
  page: number;
  pageSize: number;
}

/** The last record of an action: those of one transaction have one time, to the microsecond. */
function isLast(db: Database) {
  const later = alias(auditRecords, 'later');
  return notExists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.at, auditRecords.at),
          eq(later.actor, auditRecords.actor),
          gt(later.id, auditRecords.id),
        ),
      ),
  );
}

/** The records of the actions with these last ones, in the order of the changes. */
async function readActions(db: Database, lastIDs: readonly number[]) {
  const changed = alias(auditRecords, 'changed');
  const records = db
    .select()
    .from(changed)
    .where(and(eq(changed.at, auditRecords.at), eq(changed.actor, auditRecords.actor)))
    .orderBy(asc(changed.id))
    .limit(MOST_RECORDS)
    .as('records');
  const rows = await db
    .select({
      last: auditRecords,
      record: {
        id: records.id,
        at: records.at,
        actor: records.actor,
        act: records.act,
        entity: records.entity,
        entityID: records.entityID,
        orderID: records.orderID,
        before: records.before,
        after: records.after,
      },
    })
    .from(auditRecords)
    .crossJoinLateral(records)
    .where(inArray(auditRecords.id, [...lastIDs]))
    .orderBy(desc(auditRecords.id), asc(records.id));
  const byLast = Map.groupBy(rows, ({ last }) => last.id);
  return [...byLast.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ last: first.last, records: group.map(({ record }) => record) }] : [];
  });
}

/** A page of the audit trail, one entry for each action, the latest first. */
export async function listAuditEntries(
  db: Database,
  { page, pageSize, ...search }: AuditSearch & Page,
): Promise<components['schemas']['AuditEntries']> {
  const found = await auditCondition(db, search);
  // A search finds whole actions, so that counting needs no last records.
  const actionsFound = db
    .select({ at: auditRecords.at })
    .from(auditRecords)
    .where(found)
    .groupBy(auditRecords.at, auditRecords.actor)
    .as('actions_found');
  const [lasts, [counted]] = await Promise.all([
    db
      .select({ id: auditRecords.id })
      .from(auditRecords)
      .where(and(isLast(db), found))
      .orderBy(desc(auditRecords.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(actionsFound),
  ]);
  const actions = await readActions(
    db,
    lasts.map(({ id }) => id),
  );
  return {
    items: await toEntries(db, actions),
    paging: { page, pageSize, total: counted?.total ?? 0 },
  };
}
