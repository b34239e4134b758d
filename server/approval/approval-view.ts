import { diffOf, isSame } from '#server/approval/edit/diff.ts';
import type { Database } from '#server/db/connection.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { type OrderState, readState } from '#server/order/state/order-state.ts';
import { stepOf } from '#server/order/transitions.ts';
import { findContract } from '#server/partners/contracts/contracts.ts';
import { toPerson } from '#server/partners/employees/employee-store.ts';
import type { ApprovalCase } from './approval-case.ts';
import { readApprovalEvents, readSnapshot } from './approval-store.ts';
import { allowedActions, isAwaited, remindAvailableAt } from './rights.ts';
import type { Approval, ApprovalDiff, ApprovalEvent, EventRow } from './schemas.ts';

function toEvent(event: EventRow, { people, viewer }: ApprovalCase): ApprovalEvent {
  const actor = event.actorID === null ? undefined : people.get(event.actorID);
  return {
    id: String(event.id),
    at: event.at.toISOString(),
    kind: event.kind,
    actor: actor === undefined ? null : toPerson(actor, viewer),
    version: event.version,
    comment: event.comment,
    diff: event.diff,
  };
}

function toDecisions({ decisions, people, viewer }: ApprovalCase): Approval['decisions'] {
  return decisions.flatMap((decision) => {
    const approver = people.get(decision.employeeID);
    if (approver === undefined) return [];
    return {
      approver: toPerson(approver, viewer),
      status: decision.status,
      comment: decision.comment,
      decidedAt: decision.decidedAt?.toISOString() ?? null,
      decidedVersion: decision.decidedVersion,
      resetAt: decision.resetAt?.toISOString() ?? null,
    };
  });
}

/** The difference between a version and the current one; null when equal or unknown. */
export async function diffFrom(
  db: Database,
  { approval }: Pick<ApprovalCase, 'approval'>,
  version: number,
): Promise<ApprovalDiff | null> {
  if (version >= approval.version) return null;
  const was = await readSnapshot(db, approval.orderID, version);
  const now = await readSnapshot(db, approval.orderID, approval.version);
  if (was === null || now === null) return null;
  const diff = diffOf({ version, snapshot: was }, { version: approval.version, snapshot: now });
  // Edits that were undone leave a higher version, and nothing to show.
  return isSame(diff) ? null : diff;
}

/** In an approval, unlike in a checkout, lines are editable. */
function withOwnFix(problem: Approval['problems'][number]): Approval['problems'][number] {
  if (!problem.blocking) return problem;
  const quantity = problem.now ?? 0;
  const action = quantity > 0 ? 'SetQuantity' : 'RemoveProduct';
  return { ...problem, fix: { action, quantity } };
}

/** True when no problem in the order prevents placing it today. */
export function isReady({ problems, sections }: OrderState): boolean {
  return problems.every(({ blocking }) => !blocking) && sections.every(({ complete }) => complete);
}

async function contractOf(db: Database, { order, approval }: ApprovalCase, now: Date) {
  if (order.contractID === null) return null;
  return (await findContract(db, approval.partnerID, order.contractID, now)) ?? order.contract;
}

/** The whole approval as the user of the case sees it. */
export async function viewApproval(
  db: Database,
  found: ApprovalCase,
  conditions: Conditions,
): Promise<Approval> {
  const { now } = conditions;
  const { order, approval, author, viewer } = found;
  const state = await readState(db, order, conditions);
  const { partner } = order.customer;
  if (partner === null) throw new Error(`Order ${order.id} is no company's`);
  const events = await readApprovalEvents(db, order.id);
  return {
    id: order.id,
    number: order.number,
    version: approval.version,
    status: approval.status,
    orderStatus: order.status,
    step: stepOf(order.status),
    createdAt: order.createdAt.toISOString(),
    requestedAt: approval.requestedAt.toISOString(),
    awaitedSince: isAwaited(found) ? (approval.awaitedSince?.toISOString() ?? null) : null,
    remindAvailableAt: remindAvailableAt(found, now)?.toISOString() ?? null,
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    author: toPerson(author, viewer),
    partner,
    contract: await contractOf(db, found, now),
    items: state.items,
    delivery: state.delivery,
    recipient: order.recipient,
    paymentMethod: order.paymentMethod,
    paymentMethods: state.paymentMethods,
    comment: order.comment,
    tags: order.tags.map(({ name }) => name),
    totals: state.totals,
    problems: state.problems.map(withOwnFix),
    reasons: approval.reasons,
    quorum: approval.quorum,
    decisions: toDecisions(found),
    diff: await diffFrom(db, found, approval.sentVersion),
    history: events.map((event) => toEvent(event, found)),
    allowedActions: allowedActions(found, isReady(state), now),
  };
}
