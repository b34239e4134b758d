import type { components } from '#generated/server/operations.ts';
import { isActive } from '#server/partners/rights/rules.ts';
import type { EmployeeRow, PartnerRow } from '#server/partners/schemas.ts';

type Decision = Pick<components['schemas']['ApprovalDecision'], 'status'>;
type Person = Pick<EmployeeRow, 'id' | 'role' | 'isApprover' | 'isBlocked' | 'joinedAt'>;

/**
 * The approvers of an order by `authorID`: the company's approvers, without the author unless the
 * company lets employees approve their own orders. If none remain, the other owners.
 */
export function approversFor<P extends Person>(
  people: readonly P[],
  authorID: string,
  { selfApproval }: Pick<PartnerRow, 'selfApproval'>,
): P[] {
  const others = people.filter((one) => isActive(one) && one.id !== authorID);
  const self = people.filter((one) => isActive(one) && one.id === authorID && selfApproval);
  const approvers = [...others, ...self].filter(({ isApprover }) => isApprover);
  return approvers.length > 0 ? approvers : others.filter(({ role }) => role === 'Owner');
}

/** Whether the decisions suffice: one consent, or all consents, as the company requires. */
export function isQuorate(
  quorum: PartnerRow['approvalQuorum'],
  decisions: readonly Decision[],
): boolean {
  const agrees = ({ status }: Decision) => status === 'Approved';
  return quorum === 'Any'
    ? decisions.some(agrees)
    : decisions.length > 0 && decisions.every(agrees);
}
