import { eq, sql } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { partners } from '#server/db/schema/shopping.ts';
import type { Membership } from '#server/partners/rights/rules.ts';
import type { EmployeeRow } from '#server/partners/schemas.ts';
import { allowedRoles, invitationRoles } from './employee-rights.ts';
import { assertNotLastApprover } from './removable.ts';

type Role = EmployeeRow['role'];

/** Why a role can't be given, and what to do instead. */
function roleProblem({ employee }: Membership, target: EmployeeRow | null): string {
  if (target?.id === employee.id) return 'Свою роль изменить нельзя: попросите другого владельца';
  if (employee.role !== 'Owner') return 'Такую роль может дать только владелец компании';
  return target !== null && target.joinedAt !== null
    ? 'Сначала разблокируйте сотрудника'
    : 'Владельцем или согласующим можно сделать того, кто уже вступил в\u00A0компанию';
}

/**
 * @param target whose role it is to be; `null` for an invitation.
 * @throws ApiProblem 403 RoleNotAllowed
 */
export function assertRole(viewer: Membership, target: EmployeeRow | null, role: Role): void {
  const allowed = target === null ? invitationRoles(viewer) : allowedRoles(viewer, target);
  if (allowed.includes(role)) return;
  throw new ApiProblem(403, roleProblem(viewer, target), { reason: 'RoleNotAllowed' });
}

/** A role and whether its bearer approves: an Approver does, an Employee does not, others as before. */
function withRole(
  { isApprover }: EmployeeRow,
  role: Role,
): Pick<EmployeeRow, 'role' | 'isApprover'> {
  if (role === 'Approver') return { role, isApprover: true };
  return { role, isApprover: role !== 'Employee' && isApprover };
}

/**
 * The fields that a change of role sets; none without one.
 * @throws ApiProblem 403 RoleNotAllowed, 409 LastApprover
 */
export async function decideRole(
  tx: Database,
  membership: Membership,
  employee: EmployeeRow,
  role: Role | undefined,
): Promise<Partial<EmployeeRow>> {
  if (role === undefined || role === employee.role) return {};
  assertRole(membership, employee, role);
  const change = withRole(employee, role);
  if (employee.isApprover && !change.isApprover) {
    await assertNotLastApprover(tx, membership.partner, employee);
  }
  return change;
}

/** The approvers have changed: a form that shows the former ones is out of date. */
export async function raiseApproversVersion(tx: Database, partnerID: string): Promise<void> {
  await tx
    .update(partners)
    .set({ approversVersion: sql`${partners.approversVersion} + 1` })
    .where(eq(partners.id, partnerID));
}
