import { announceOutcome } from '#server/approval/approval-notifications.ts';
import { type ApprovalPair, updateApproval } from '#server/approval/approval-store.ts';
import type { Verdict } from '#server/approval/schemas.ts';
import type { Database } from '#server/db/connection.ts';
import { systemActor } from '#server/order/actor.ts';
import { moveOrder } from '#server/order/order-store.ts';

async function settle(
  tx: Database,
  { order, approval }: ApprovalPair,
  status: 'Approved' | 'Rejected',
  { actor, comment, now }: Verdict & { now: Date },
): Promise<ApprovalPair> {
  const to = status === 'Approved' ? 'Approved' : 'NotApproved';
  const change = { actor, now, ...(comment === null ? {} : { comment }) };
  const moved = await moveOrder(tx, order, to, change);
  const settled = await updateApproval(tx, approval, {
    status,
    decidedAt: now,
    awaitedSince: null,
  });
  await announceOutcome(tx, { order: moved, approval: settled }, { actor, comment }, now);
  return { order: moved, approval: settled };
}

/** The order has all required consents; `verdict` is the last one. */
export async function settleAsApproved(
  tx: Database,
  pair: ApprovalPair,
  now: Date,
  verdict: Verdict = { actor: systemActor, comment: null },
): Promise<ApprovalPair> {
  return settle(tx, pair, 'Approved', { ...verdict, now });
}

/** One rejection is enough: the order returns to its buyer. */
export async function settleAsRejected(
  tx: Database,
  pair: ApprovalPair,
  now: Date,
  verdict: Verdict,
): Promise<ApprovalPair> {
  return settle(tx, pair, 'Rejected', { ...verdict, now });
}
