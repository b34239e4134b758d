import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { lastApprover } from './approvers.ts';
import { employeeActions } from './employee-rights.ts';
import { employeeName, isLast, listEmployeeRows } from './employee-store.ts';
import { isActive, type Membership } from './rules.ts';
import type { EmployeeAction, EmployeeRow } from './schemas.ts';

/**
 * The company does without the employee: another owner remains, and another approver while its rule
 * needs one.
 * @throws ApiProblem 409 LastOwner, LastApprover; 403 for oneself.
 */
export async function assertRemovable(
  tx: Database,
  { partner, employee: viewer }: Membership,
  employee: EmployeeRow,
): Promise<void> {
  const people = await listEmployeeRows(tx, partner.id);
  if (isLast(people, employee, ({ role }) => role === 'Owner')) {
    throw new ApiProblem(409, 'В компании должен остаться хотя бы один владелец', {
      reason: 'LastOwner',
    });
  }
  await assertNotLastApprover(tx, partner, employee);
  if (employee.id === viewer.id) {
    throw new ApiProblem(403, 'Себя заблокировать или удалить нельзя', { reason: 'NotAllowed' });
  }
}

/** @throws ApiProblem 409 LastApprover while the company's rule needs one. */
export async function assertNotLastApprover(
  tx: Database,
  { id, approvalMode }: Pick<Membership['partner'], 'id' | 'approvalMode'>,
  employee: EmployeeRow,
): Promise<void> {
  if (approvalMode === 'Never') return;
  const people = await listEmployeeRows(tx, id);
  if (isLast(people, employee, ({ isApprover }) => isApprover)) throw lastApprover();
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
