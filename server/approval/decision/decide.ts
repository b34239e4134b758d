import type { ApprovalCase } from '#server/approval/approval-case.ts';
import {
  readDecisions,
  recordApprovalEvent,
  updateDecision,
} from '#server/approval/approval-store.ts';
import { recordPriceIncrease } from '#server/approval/edit/price-increase.ts';
import { assertAllowed, assertSeen, type Conflict } from '#server/approval/rejection.ts';
import type { Verdict } from '#server/approval/schemas.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { isQuorate } from '#server/partners/approval-rule/approvers.ts';
import { employeeName } from '#server/partners/employees/employee-store.ts';
import { settleAsApproved, settleAsRejected } from './outcome.ts';

/** A decision of an approver and the version it applies to. */
export interface Decision {
  version: number;
  comment: string | null;
}

function verdictOf({ viewer }: ApprovalCase, { comment }: Decision): Verdict {
  return { actor: { kind: 'Buyer', name: employeeName(viewer) }, comment };
}

async function record(
  tx: Database,
  { order, approval, viewer }: ApprovalCase,
  status: 'Approved' | 'Rejected',
  comment: string | null,
  now: Date,
): Promise<void> {
  const { version } = approval;
  const decision = { orderID: order.id, employeeID: viewer.id };
  const made = { status, comment, decidedAt: now, decidedVersion: version, resetAt: null };
  await updateDecision(tx, decision, made);
  await recordApprovalEvent(tx, {
    orderID: order.id,
    at: now,
    kind: status === 'Approved' ? 'Approved' : 'Declined',
    actorID: viewer.id,
    version,
    comment,
  });
}

/**
 * An approver approves the displayed version; with the last required consent the order is approved.
 * If prices have increased meanwhile, that creates a new version and no decision is stored.
 * @throws ApiProblem 409 NotAllowed, ApprovalChanged
 */
export async function approve(
  tx: Database,
  found: ApprovalCase,
  decision: Decision,
  conditions: Conditions,
): Promise<Conflict | null> {
  const { now } = conditions;
  await assertAllowed(tx, found, 'Approve', conditions);
  await assertSeen(tx, found, decision.version, conditions);
  if ((await recordPriceIncrease(tx, found, conditions)) !== null) {
    const message = 'Цены выросли, пока вы смотрели заказ';
    return { reason: 'ApprovalChanged', message, seen: decision.version };
  }
  await record(tx, found, 'Approved', decision.comment, now);
  const decisions = await readDecisions(tx, found.order.id);
  if (isQuorate(found.approval.quorum, decisions)) {
    await settleAsApproved(tx, found, now, verdictOf(found, decision));
  }
  return null;
}

/**
 * An approver rejects the displayed version: the order returns to its buyer.
 * @throws ApiProblem 409 NotAllowed, ApprovalChanged
 */
export async function decline(
  tx: Database,
  found: ApprovalCase,
  decision: Decision,
  conditions: Conditions,
): Promise<null> {
  const { now } = conditions;
  await assertAllowed(tx, found, 'Decline', conditions);
  await assertSeen(tx, found, decision.version, conditions);
  await record(tx, found, 'Rejected', decision.comment, now);
  await settleAsRejected(tx, found, now, verdictOf(found, decision));
  return null;
}
