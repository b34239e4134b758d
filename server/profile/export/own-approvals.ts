import { desc, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { approvalEvents } from '#server/db/schema/approval.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { MAX_ROWS } from './export-limits.ts';

/** What a user has done about approvals of orders, newest first. */
export async function readOwnApprovals(
  db: Database,
  userID: string,
): Promise<components['schemas']['OwnDataApproval'][]> {
  const { at, kind, comment, actorID, orderID, id } = approvalEvents;
  const rows = await db
    .select({ order: orders.number, at, kind, comment })
    .from(approvalEvents)
    .innerJoin(partnerEmployees, eq(partnerEmployees.id, actorID))
    .innerJoin(orders, eq(orders.id, orderID))
    .where(eq(partnerEmployees.userID, userID))
    .orderBy(desc(id))
    .limit(MAX_ROWS);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
