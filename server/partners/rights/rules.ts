import type { EmployeeRow, PartnerAction, PartnerRow } from '#server/partners/schemas.ts';

/** A user's membership in a company. */
export interface Membership {
  partner: PartnerRow;
  employee: EmployeeRow;
}

type Role = EmployeeRow['role'];

/** The actions of a role, whatever the state of the company; the table is in `docs/companies.md`. */
const everybodys: readonly PartnerAction[] = ['ManageAddresses', 'ManageRecipients', 'ManageTags'];
const records: readonly PartnerAction[] = ['ManageFinDocsRecipients', 'ChangeDefaultContract'];
const byRole: Readonly<Record<Role, readonly PartnerAction[]>> = {
  Owner: [
    ...everybodys,
    ...records,
    'ManageEmployees',
    'ManageApprovers',
    'RequestTradingAccess',
    'ConnectEDO',
  ],
  Manager: [...everybodys, ...records, 'ManageEmployees', 'RequestTradingAccess'],
  Accountant: [...everybodys, ...records, 'ConnectEDO'],
  Approver: everybodys,
  Employee: everybodys,
};

/** Actions that the state of the company or of the employee rules out for now. */
function isPossible({ partner, employee }: Membership, action: PartnerAction): boolean {
  switch (action) {
    case 'RequestOrdersAccess':
      return employee.ordersAccess !== 'Pending';
    case 'RequestTradingAccess':
      return partner.tradingAccess === 'None' || partner.tradingAccess === 'Rejected';
    case 'ConnectEDO':
      return partner.edo === 'NotConnected';
    default:
      return true;
  }
}

/** The actions of a role; the state of the company may still rule them out. */
export function actionsOf(role: Role): readonly PartnerAction[] {
  return [...byRole[role], 'RequestOrdersAccess'];
}

/** Whether a role has the right to an action; its state may still rule it out. */
export function isRightOf(role: Role, action: PartnerAction): boolean {
  return actionsOf(role).includes(action);
}

/** The roles with the right to an action. */
export function rolesWith(action: PartnerAction): Role[] {
  return (Object.keys(byRole) as Role[]).filter((role) => isRightOf(role, action));
}

/** Actions of the user in the company; all others are rejected. */
export function allowedActions(membership: Membership): PartnerAction[] {
  return actionsOf(membership.employee.role).filter((action) => isPossible(membership, action));
}

/** Whether the user may do something in the company now. */
export function may(membership: Membership, action: PartnerAction): boolean {
  return allowedActions(membership).includes(action);
}

/** Works for the company: has accepted the invitation and is not blocked. */
export function isActive({ isBlocked, joinedAt }: Pick<EmployeeRow, 'isBlocked' | 'joinedAt'>) {
  return !isBlocked && joinedAt !== null;
}
