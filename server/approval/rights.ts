import { isActive } from '#server/partners/rights/rules.ts';
import type { ApprovalCase } from './approval-case.ts';
import type { ApprovalAction } from './schemas.ts';

/** The minimum interval between reminders, milliseconds. */
const REMIND_EVERY_MS = 4 * 3_600_000;

type Rights = Pick<ApprovalCase, 'order' | 'approval' | 'decisions' | 'viewer' | 'author'>;

function isAuthor({ approval, viewer }: Rights): boolean {
  return viewer.id === approval.authorID;
}

/** The author has left the company, or is blocked: who manages it acts in their place. */
function replacesAuthor({ author, viewer }: Rights): boolean {
  return !isActive(author) && (viewer.role === 'Owner' || viewer.role === 'Manager');
}

/** Whether the user acts as the buyer of the order. */
export function actsAsBuyer(rights: Rights): boolean {
  return isAuthor(rights) || replacesAuthor(rights);
}

/** Some approver has not decided yet. */
export function isAwaited({ order }: Pick<ApprovalCase, 'order'>): boolean {
  return order.status === 'WaitingForApprove';
}

/** Rejected and edited since: may be sent for approval again. */
function isReworked({ approval, decisions }: Rights): boolean {
  return decisions.every(
    ({ status, decidedVersion }) =>
      status !== 'Rejected' || (decidedVersion ?? 0) < approval.version,
  );
}

/** When the approvers may be reminded again; null when now, or when nobody is awaited. */
export function remindAvailableAt(
  { order, approval }: Pick<ApprovalCase, 'order' | 'approval'>,
  now: Date,
): Date | null {
  const at = new Date(approval.notifiedAt.getTime() + REMIND_EVERY_MS);
  return isAwaited({ order }) && at > now ? at : null;
}

function approverActions({ order, decisions, viewer }: Rights): ApprovalAction[] {
  const own = decisions.find(({ employeeID }) => employeeID === viewer.id);
  if (own === undefined || order.status !== 'WaitingForApprove') return [];
  return own.status === 'Pending' ? ['Approve', 'Decline', 'Edit'] : ['Edit'];
}

function buyerActions(rights: Rights, isReady: boolean, now: Date): ApprovalAction[] {
  switch (rights.order.status) {
    case 'WaitingForApprove':
      return remindAvailableAt(rights, now) === null ? ['Remind', 'Withdraw'] : ['Withdraw'];
    case 'Approved':
      return isReady ? ['Proceed', 'Withdraw'] : ['Edit', 'Withdraw'];
    case 'NotApproved':
      return isReady && isReworked(rights) ? ['Edit', 'Proceed', 'Withdraw'] : ['Edit', 'Withdraw'];
    default:
      return [];
  }
}

/**
 * The actions that a list shows: those that do not depend on today's products, which only the
 * approval's own page computes.
 */
export function listedActions(rights: Rights, now: Date): ApprovalAction[] {
  const possible = allowedActions(rights, false, now);
  return allowedActions(rights, true, now).filter((action) => possible.includes(action));
}

/**
 * The actions allowed to the user now; all others are rejected.
 * @param isReady no problem in the order prevents placing it today.
 */
export function allowedActions(rights: Rights, isReady: boolean, now: Date): ApprovalAction[] {
  const own = actsAsBuyer(rights) ? buyerActions(rights, isReady, now) : [];
  // Withdrawing returns the products to the buyer's cart; to the others it is a rejection.
  const possible = isAuthor(rights) ? own : own.filter((action) => action !== 'Withdraw');
  return [...new Set([...approverActions(rights), ...possible])];
}
