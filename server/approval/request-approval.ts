import { acceptLines } from '#server/approval/edit/lines.ts';
import { snapshotOf } from '#server/approval/edit/snapshot.ts';
import type { Database } from '#server/db/connection.ts';
import { orderNumber, orderSearchText } from '#server/order/order-lines.ts';
import { type Change, moveOrder, type OrderRow } from '#server/order/order-store.ts';
import type { OrderState } from '#server/order/state/order-state.ts';
import type { RequiredApproval } from '#server/partners/approval-rule/required-approval.ts';
import { announceRequest } from './approval-notifications.ts';
import {
  type ApprovalPair,
  addDecisions,
  findPair,
  insertApproval,
  readDecisions,
  readSnapshot,
  recordApprovalEvent,
  removeDecisions,
  updateApproval,
  writeSnapshot,
} from './approval-store.ts';
import { diffFrom } from './approval-view.ts';
import type { DecisionRow } from './schemas.ts';

/** A locked, validated order that goes to the approvers. */
export interface ApprovalRequest {
  tx: Database;
  order: OrderRow;
  state: OrderState;
  required: RequiredApproval;
  change: Change;
}

function approverIDsOf({ approvers }: RequiredApproval): string[] {
  return approvers.map(({ id }) => id);
}

async function notifyApprovers(
  tx: Database,
  orderID: string,
  required: RequiredApproval,
  now: Date,
) {
  const pair = await findPair(tx, orderID);
  if (pair === null) throw new Error(`The approval of order ${orderID} was not stored`);
  await announceRequest(tx, pair, approverIDsOf(required), required.author, now);
  return pair;
}

/** Sends a draft to the approvers of its company. */
export async function requestApproval(request: ApprovalRequest): Promise<OrderRow> {
  const { tx, order, state, required, change } = request;
  const { now } = change;
  await acceptLines(tx, order, state);
  const number = orderNumber(order);
  const moved = await moveOrder(tx, order, 'WaitingForApprove', change, {
    number,
    totals: state.totals,
    searchText: orderSearchText(
      number,
      state.items.map(({ product }) => product),
    ),
  });
  await insertApproval(tx, {
    orderID: order.id,
    partnerID: required.partner.id,
    authorID: required.author.id,
    status: 'Pending',
    version: 1,
    sentVersion: 1,
    quorum: required.partner.approvalQuorum,
    reasons: required.reasons,
    requestedAt: now,
    awaitedSince: now,
    notifiedAt: now,
    decidedAt: null,
    withdrawnAt: null,
  });
  await writeSnapshot(tx, order.id, 1, snapshotOf(moved, state));
  await addDecisions(tx, order.id, approverIDsOf(required));
  const event = {
    orderID: order.id,
    at: now,
    kind: 'Requested',
    actorID: required.author.id,
  } as const;
  await recordApprovalEvent(tx, { ...event, version: 1 });
  return (await notifyApprovers(tx, order.id, required, now)).order;
}

/** The version that was rejected: what an approver who sees the order again knows of it. */
function rejectedVersion(decisions: readonly DecisionRow[]): number {
  const rejected = decisions.filter(({ status }) => status === 'Rejected');
  return Math.max(1, ...rejected.map(({ decidedVersion }) => decidedVersion ?? 1));
}

/** Sends a rejected and edited order to the approvers again; each of them decides again. */
export async function requestAgain(request: ApprovalRequest, pair: ApprovalPair): Promise<void> {
  const { tx, order, state, required, change } = request;
  const { now } = change;
  const { version } = pair.approval;
  await moveOrder(tx, order, 'WaitingForApprove', change, { totals: state.totals });
  const former = await readDecisions(tx, order.id);
  await removeDecisions(
    tx,
    order.id,
    former.map(({ employeeID }) => employeeID),
  );
  await addDecisions(tx, order.id, approverIDsOf(required));
  await updateApproval(tx, pair.approval, {
    status: 'Pending',
    sentVersion: version,
    quorum: required.partner.approvalQuorum,
    reasons: required.reasons,
    requestedAt: now,
    awaitedSince: now,
    notifiedAt: now,
    decidedAt: null,
  });
  const event = {
    orderID: order.id,
    at: now,
    kind: 'Requested',
    actorID: required.author.id,
  } as const;
  const diff = await diffFrom(tx, pair, rejectedVersion(former));
  await recordApprovalEvent(tx, { ...event, version, diff });
  await notifyApprovers(tx, order.id, required, now);
}

/** The purchase terms, without delivery. */
const terms = ['Contract', 'Payment'] as const;

/**
 * Whether the existing consents cover an order as validated: one whose creation failed, or that is
 * handed to a manager, needs no new consent while it costs no more and has the same purchase terms.
 */
export async function hasConsent(
  db: Database,
  order: OrderRow,
  state: OrderState,
): Promise<boolean> {
  const pair = await findPair(db, order.id);
  if (pair?.approval.status !== 'Approved') return false;
  const agreed = await readSnapshot(db, order.id, pair.approval.version);
  const { total, fields } = snapshotOf(order, state);
  return (
    agreed !== null &&
    total <= agreed.total &&
    terms.every((field) => fields[field] === agreed.fields[field])
  );
}
