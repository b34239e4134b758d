import type { EmployeeRow, PartnerAction, PartnerRow } from './schemas.ts';

/** A user's membership in a company. */
export interface Membership {
  partner: PartnerRow;
  employee: EmployeeRow;
}

type Role = EmployeeRow['role'];

/** Actions of every employee. */
const everybodys: readonly PartnerAction[] = ['ManageAddresses', 'ManageRecipients', 'ManageTags'];

const owners: readonly PartnerAction[] = [
  'ManageAddresses',
  'ManageApprovers',
  'ManageEmployees',
  'ManageFinDocsRecipients',
  'ManageRecipients',
  'ManageTags',
  'ChangeDefaultContract',
];

function isOwner(role: Role): boolean {
  return role === 'Owner';
}

function mayRequestOrdersAccess({ employee }: Membership): boolean {
  return employee.ordersAccess !== 'Pending';
}

function mayRequestTradingAccess({ partner, employee }: Membership): boolean {
  const isOpen = partner.tradingAccess === 'None' || partner.tradingAccess === 'Rejected';
  return isOwner(employee.role) && isOpen;
}

function mayConnectEDO({ partner, employee }: Membership): boolean {
  return isOwner(employee.role) && partner.edo === 'NotConnected';
}

/** Actions of the user in the company; all others are rejected. */
export function allowedActions(membership: Membership): PartnerAction[] {
  const actions = [...(isOwner(membership.employee.role) ? owners : everybodys)];
  if (mayRequestOrdersAccess(membership)) actions.push('RequestOrdersAccess');
  if (mayRequestTradingAccess(membership)) actions.push('RequestTradingAccess');
  if (mayConnectEDO(membership)) actions.push('ConnectEDO');
  return actions;
}

export function may(membership: Membership, action: PartnerAction): boolean {
  return allowedActions(membership).includes(action);
}

/** Works for the company: has accepted the invitation and is not blocked. */
export function isActive({ isBlocked, joinedAt }: Pick<EmployeeRow, 'isBlocked' | 'joinedAt'>) {
  return !isBlocked && joinedAt !== null;
}
