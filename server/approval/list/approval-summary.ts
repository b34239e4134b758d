import type { ApprovalPair } from '#server/approval/approval-store.ts';
import { isAwaited, listedActions } from '#server/approval/rights.ts';
import type { ApprovalSummary, DecisionRow } from '#server/approval/schemas.ts';
import { toPerson } from '#server/partners/employees/employee-store.ts';
import type { EmployeeRow } from '#server/partners/schemas.ts';

interface Row extends ApprovalPair {
  author: EmployeeRow;
}

/** A list row as the user sees it; `shown` is its order data. */
export function toSummary(
  { order, approval, author }: Row,
  viewer: EmployeeRow,
  decisions: DecisionRow[],
  shown: Pick<ApprovalSummary, 'products' | 'itemCount' | 'quantity' | 'toPay'>,
  now: Date,
): ApprovalSummary {
  const { partner } = order.customer;
  if (partner === null) throw new Error(`Order ${order.id} is no company's`);
  const own = decisions.find(({ employeeID }) => employeeID === viewer.id);
  const { products, itemCount, quantity, toPay } = shown;
  return {
    id: order.id,
    number: order.number,
    version: approval.version,
    status: approval.status,
    myStatus: own?.status ?? null,
    createdAt: order.createdAt.toISOString(),
    requestedAt: approval.requestedAt.toISOString(),
    awaitedSince: isAwaited({ order }) ? (approval.awaitedSince?.toISOString() ?? null) : null,
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    author: toPerson(author, viewer),
    partner,
    reasons: approval.reasons,
    approvedCount: decisions.filter(({ status }) => status === 'Approved').length,
    approverCount: decisions.length,
    edited: approval.version > approval.sentVersion,
    products,
    itemCount,
    quantity,
    toPay,
    allowedActions: listedActions({ order, approval, author, decisions, viewer }, now),
  };
}
