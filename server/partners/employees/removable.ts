import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { isActive, type Membership } from '#server/partners/rights/rules.ts';
import type { EmployeeAction, EmployeeRow } from '#server/partners/schemas.ts';
import { employeeActions } from './employee-rights.ts';
import { employeeName, listDeciders } from './employee-store.ts';
import { findRemovalProblem, isLastApprover, lastApprover } from './last-decider.ts';

/**
 * The company does without the employee: another owner remains, and another approver while its rule
 * needs one.
 * @throws ApiProblem 409 LastOwner, LastApprover
 */
export async function assertRemovable(
  tx: Database,
  { partner }: Pick<Membership, 'partner'>,
  employee: EmployeeRow,
): Promise<void> {
  const problem = findRemovalProblem(partner, await listDeciders(tx, partner.id), employee);
  if (problem !== null) throw problem;
}

/**
 * Nobody blocks themselves, or undoes their own acceptance: they leave the company.
 * @throws ApiProblem 403 NotAllowed
 */
export function assertOther({ employee: viewer }: Membership, employee: EmployeeRow): void {
  if (employee.id !== viewer.id) return;
  throw new ApiProblem(403, 'Закрыть доступ себе нельзя, но\u00A0можно выйти из\u00A0компании', {
    reason: 'NotAllowed',
  });
}

/** @throws ApiProblem 409 LastApprover while the company's rule needs one. */
export async function assertNotLastApprover(
  tx: Database,
  partner: Pick<Membership['partner'], 'id' | 'approvalMode'>,
  employee: EmployeeRow,
): Promise<void> {
  const deciders = await listDeciders(tx, partner.id);
  if (isLastApprover(partner, deciders, employee)) throw lastApprover();
}

/** @throws ApiProblem 403 NotAllowed, which says who may do it. */
export function assertManages(
  viewer: Membership,
  employee: EmployeeRow,
  action: EmployeeAction,
): void {
  const actions = employeeActions(viewer, employee);
  const toggles: readonly EmployeeAction[] = ['Block', 'Unblock'];
  if (
    toggles.includes(action)
      ? actions.some((one) => toggles.includes(one))
      : actions.includes(action)
  )
    return;
  const who = isActive(employee) ? employeeName(employee) : 'Этого сотрудника';
  throw new ApiProblem(403, `${who}: изменить может только владелец компании`, {
    reason: 'NotAllowed',
  });
}
