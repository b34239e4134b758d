import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import {
  type ApprovalSnapshot,
  approvalDecisions,
  approvalEvents,
  approvalVersions,
  orderApprovals,
} from '#server/db/schema/approval.ts';
import { orders } from '#server/db/schema/shopping.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import type { ApprovalRow, DecisionRow, EventRow } from './schemas.ts';

/** An order and its approval. */
export interface ApprovalPair {
  order: OrderRow;
  approval: ApprovalRow;
}

/** The order and its approval by the order's id; null without an approval or when deleted. */
export async function findPair(db: Database, orderID: string): Promise<ApprovalPair | null> {
  const [row] = await db
    .select({ order: orders, approval: orderApprovals })
    .from(orderApprovals)
    .innerJoin(orders, eq(orders.id, orderApprovals.orderID))
    .where(and(eq(orderApprovals.orderID, orderID), isNull(orders.deletedAt)));
  return row ?? null;
}

/** The same with the order's row locked: everything that touches an approval locks its order first. */
export async function lockPair(tx: Database, orderID: string): Promise<ApprovalPair | null> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderID)).for('update');
  return findPair(tx, orderID);
}

/** The decisions about an order, one for each approver who was requested. */
export async function readDecisions(db: Database, orderID: string): Promise<DecisionRow[]> {
  return db
    .select()
    .from(approvalDecisions)
    .where(eq(approvalDecisions.orderID, orderID))
    .orderBy(asc(approvalDecisions.employeeID));
}

/** Requests decisions of these employees. */
export async function addDecisions(
  tx: Database,
  orderID: string,
  employeeIDs: readonly string[],
): Promise<void> {
  if (employeeIDs.length === 0) return;
  await tx
    .insert(approvalDecisions)
    .values(employeeIDs.map((employeeID) => ({ orderID, employeeID })));
}

/** The order no longer awaits these employees, nor counts what they decided. */
export async function removeDecisions(
  tx: Database,
  orderID: string,
  employeeIDs: readonly string[],
): Promise<void> {
  if (employeeIDs.length === 0) return;
  await tx
    .delete(approvalDecisions)
    .where(
      and(
        eq(approvalDecisions.orderID, orderID),
        inArray(approvalDecisions.employeeID, [...employeeIDs]),
      ),
    );
}

/** Changes the decision of one approver. */
export async function updateDecision(
  tx: Database,
  { orderID, employeeID }: Pick<DecisionRow, 'orderID' | 'employeeID'>,
  change: Partial<Omit<DecisionRow, 'orderID' | 'employeeID'>>,
): Promise<void> {
  await tx
    .update(approvalDecisions)
    .set(change)
    .where(
      and(eq(approvalDecisions.orderID, orderID), eq(approvalDecisions.employeeID, employeeID)),
    );
}

/** Changes the approval of an order; it must exist. */
export async function updateApproval(
  tx: Database,
  { orderID }: Pick<ApprovalRow, 'orderID'>,
  change: Partial<Omit<ApprovalRow, 'orderID' | 'partnerID' | 'authorID'>>,
): Promise<ApprovalRow> {
  const [row] = await tx
    .update(orderApprovals)
    .set(change)
    .where(eq(orderApprovals.orderID, orderID))
    .returning();
  if (row === undefined) throw new Error(`The approval of order ${orderID} is gone`);
  return row;
}

/** Stores the approval of an order that had none. */
export async function insertApproval(tx: Database, row: ApprovalRow): Promise<void> {
  await tx.insert(orderApprovals).values(row);
}

/** The contents of one version; null when it does not exist. */
export async function readSnapshot(
  db: Database,
  orderID: string,
  version: number,
): Promise<ApprovalSnapshot | null> {
  const [row] = await db
    .select({ snapshot: approvalVersions.snapshot })
    .from(approvalVersions)
    .where(and(eq(approvalVersions.orderID, orderID), eq(approvalVersions.version, version)));
  return row?.snapshot ?? null;
}

/** Whether some version of the order had this address. */
export async function hadAddress(db: Database, orderID: string, place: string): Promise<boolean> {
  const there = and(
    eq(approvalVersions.orderID, orderID),
    sql`${approvalVersions.snapshot} -> 'fields' ->> 'DeliveryPoint' = ${place}`,
  );
  return (await db.$count(approvalVersions, there)) > 0;
}

/** Stores the order as it was sent to the approvers: a later edit is compared with it. */
export async function writeSnapshot(
  tx: Database,
  orderID: string,
  version: number,
  snapshot: ApprovalSnapshot,
): Promise<void> {
  await tx.insert(approvalVersions).values({ orderID, version, snapshot });
}

/** Adds a line to the history of an approval. */
export async function recordApprovalEvent(
  tx: Database,
  event: Pick<EventRow, 'orderID' | 'at' | 'kind' | 'actorID' | 'version'> &
    Partial<Pick<EventRow, 'comment' | 'diff'>>,
): Promise<void> {
  await tx.insert(approvalEvents).values(event);
}

/** The history, oldest first. */
export async function readApprovalEvents(db: Database, orderID: string): Promise<EventRow[]> {
  return db
    .select()
    .from(approvalEvents)
    .where(eq(approvalEvents.orderID, orderID))
    .orderBy(asc(approvalEvents.id));
}
