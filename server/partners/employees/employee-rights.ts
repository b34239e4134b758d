import { isActive, type Membership, may } from '#server/partners/rights/rules.ts';
import type { Employee, EmployeeRow } from '#server/partners/schemas.ts';

type Role = EmployeeRow['role'];
type Target = Pick<EmployeeRow, 'id' | 'role' | 'isApprover' | 'isBlocked' | 'joinedAt'>;

/** Roles of a person who has not joined: nobody awaits their decisions, nobody owns unseen. */
const invitable: readonly Role[] = ['Manager', 'Accountant', 'Employee'];
const everyRole: readonly Role[] = ['Owner', 'Manager', 'Approver', 'Accountant', 'Employee'];
/** Roles a manager may give and take: nobody gives rights that they don't have. */
const belowManager: readonly Role[] = ['Accountant', 'Employee'];

/** Whether the user manages this employee; a manager only those below, and never themselves. */
function manages(viewer: Membership, target: Target): boolean {
  if (!may(viewer, 'ManageEmployees')) return false;
  if (viewer.employee.role === 'Owner') return true;
  return (
    target.id !== viewer.employee.id && belowManager.includes(target.role) && !target.isApprover
  );
}

/** The user's actions on an employee; all others are rejected. Everybody may leave the company. */
export function employeeActions(viewer: Membership, target: Target): Employee['allowedActions'] {
  const isManaging = manages(viewer, target);
  if (target.id === viewer.employee.id) return isManaging ? ['Edit', 'Remove'] : ['Remove'];
  if (!isManaging) return [];
  return ['Edit', target.isBlocked ? 'Unblock' : 'Block', 'Remove'];
}

/** The roles that the user may give an employee, the present one among them; empty for none. */
export function allowedRoles(viewer: Membership, target: Target): Role[] {
  if (!manages(viewer, target) || target.id === viewer.employee.id) return [];
  const given = viewer.employee.role === 'Owner' ? everyRole : belowManager;
  if (isActive(target)) return [...given];
  return given.filter(
    (role) =>
      role === target.role ||
      (target.joinedAt !== null && role === 'Owner') ||
      invitable.includes(role),
  );
}

/** The roles with which the user may invite. */
export function invitationRoles(viewer: Membership): Role[] {
  if (!may(viewer, 'ManageEmployees')) return [];
  return viewer.employee.role === 'Owner' ? [...invitable] : [...belowManager];
}
