import { and, asc, eq, isNull } from 'drizzle-orm';
import { announceRequest } from '#server/approval/approval-notifications.ts';
import {
  addDecisions,
  lockPair,
  readDecisions,
  removeDecisions,
} from '#server/approval/approval-store.ts';
import type { Database } from '#server/db/connection.ts';
import { orderApprovals } from '#server/db/schema/approval.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { approversFor, isQuorate } from '#server/partners/approval-rule/approvers.ts';
import { listEmployeeRows } from '#server/partners/employees/employee-store.ts';
import type { EmployeeRow, PartnerRow } from '#server/partners/schemas.ts';
import { settleAsApproved } from './outcome.ts';

async function syncOrder(
  tx: Database,
  orderID: string,
  { partner, people, now }: { partner: PartnerRow; people: EmployeeRow[]; now: Date },
): Promise<void> {
  const pair = await lockPair(tx, orderID);
  if (pair?.approval.status !== 'Pending' || pair.approval.withdrawnAt !== null) return;
  const approverIDs = approversFor(people, pair.approval.authorID, partner).map(({ id }) => id);
  // An order without any new approver keeps its old ones, otherwise it would stay pending forever.
  if (approverIDs.length === 0) return;
  const present = await readDecisions(tx, orderID);
  const gone = present.filter(
    ({ employeeID, status }) => status === 'Pending' && !approverIDs.includes(employeeID),
  );
  const known = new Set(present.map(({ employeeID }) => employeeID));
  const added = approverIDs.filter((id) => !known.has(id));
  await addDecisions(tx, orderID, added);
  await removeDecisions(
    tx,
    orderID,
    gone.map(({ employeeID }) => employeeID),
  );
  if (isQuorate(pair.approval.quorum, await readDecisions(tx, orderID))) {
    await settleAsApproved(tx, pair, now);
    return;
  }
  const author = people.find(({ id }) => id === pair.approval.authorID);
  if (author !== undefined) await announceRequest(tx, pair, added, author, now);
}

/**
 * Applies a change of a company's approvers to its orders that await approval: removes and adds approvers, who
 * are notified like the first ones, and approves an order that has all required consents then. Call it
 * with the company's row locked.
 */
export async function syncAwaitedApprovers(
  tx: Database,
  partnerID: string,
  now: Date,
): Promise<void> {
  const [partner] = await tx.select().from(partners).where(eq(partners.id, partnerID));
  if (partner === undefined) throw new Error(`No company ${partnerID}`);
  const people = await listEmployeeRows(tx, partnerID);
  const waiting = await tx
    .select({ id: orderApprovals.orderID })
    .from(orderApprovals)
    .where(
      and(
        eq(orderApprovals.partnerID, partnerID),
        eq(orderApprovals.status, 'Pending'),
        isNull(orderApprovals.withdrawnAt),
      ),
    )
    .orderBy(asc(orderApprovals.orderID));
  for (const { id } of waiting) await syncOrder(tx, id, { partner, people, now });
}
