import { announceWithdrawal } from '#server/approval/approval-notifications.ts';
import {
  findPair,
  readDecisions,
  recordApprovalEvent,
  updateApproval,
} from '#server/approval/approval-store.ts';
import type { Database } from '#server/db/connection.ts';
import type { OrderRow } from '#server/order/order-store.ts';

/**
 * Withdraws a locked order from approval: no approver is awaited any more. Call it before canceling
 * the order.
 * @param by the history names the buyer; the shop has no employee of the company to name.
 */
export async function withdraw(
  tx: Database,
  order: OrderRow,
  now: Date,
  by: 'Buyer' | 'Shop',
): Promise<void> {
  const pair = await findPair(tx, order.id);
  if (pair === null) return;
  const { approval } = pair;
  await updateApproval(tx, approval, { withdrawnAt: now, awaitedSince: null });
  await recordApprovalEvent(tx, {
    orderID: order.id,
    at: now,
    kind: 'Withdrawn',
    actorID: by === 'Buyer' ? approval.authorID : null,
    version: approval.version,
  });
  if (order.status !== 'WaitingForApprove') return;
  const awaited = (await readDecisions(tx, order.id)).filter(({ status }) => status === 'Pending');
  await announceWithdrawal(
    tx,
    pair,
    awaited.map(({ employeeID }) => employeeID),
    now,
  );
}
