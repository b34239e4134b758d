import { announceReset } from '#server/approval/approval-notifications.ts';
import {
  type ApprovalPair,
  readDecisions,
  recordApprovalEvent,
  updateApproval,
  updateDecision,
} from '#server/approval/approval-store.ts';
import type { Database } from '#server/db/connection.ts';
import { systemActor } from '#server/order/actor.ts';
import { moveOrder } from '#server/order/order-store.ts';

/**
 * Voids the consents given so far: these approvers are awaited again, also when the order was
 * approved already. Does nothing without consents.
 * @param why for the history and for the message to these approvers
 */
export async function resetConsents(
  tx: Database,
  pair: ApprovalPair,
  why: string,
  now: Date,
): Promise<ApprovalPair> {
  const { order, approval } = pair;
  const agreed = (await readDecisions(tx, order.id)).filter(({ status }) => status === 'Approved');
  if (agreed.length === 0) return pair;
  for (const decision of agreed) {
    await updateDecision(tx, decision, {
      status: 'Pending',
      comment: null,
      decidedAt: null,
      decidedVersion: null,
      resetAt: now,
    });
  }
  const wasDone = order.status === 'Approved';
  const moved = wasDone
    ? await moveOrder(tx, order, 'WaitingForApprove', { actor: systemActor, now, comment: why })
    : order;
  const waiting = await updateApproval(tx, approval, {
    awaitedSince: now,
    ...(wasDone ? { status: 'Pending', decidedAt: null, notifiedAt: now } : {}),
  });
  const event = { orderID: order.id, at: now, kind: 'Reset', actorID: null } as const;
  await recordApprovalEvent(tx, { ...event, version: approval.version, comment: why });
  const approverIDs = agreed.map(({ employeeID }) => employeeID);
  const result = { order: moved, approval: waiting };
  await announceReset(tx, result, approverIDs, why, now);
  return result;
}
