import { ApiProblem } from '#server/contract/problem.ts';
import { isActive } from '#server/partners/rights/rules.ts';
import type { EmployeeRow, PartnerRow } from '#server/partners/schemas.ts';

type Rule = Pick<PartnerRow, 'approvalMode'>;

function isLast(
  deciders: readonly EmployeeRow[],
  employee: EmployeeRow,
  decides: (one: EmployeeRow) => boolean,
): boolean {
  const deciding = deciders.filter((one) => isActive(one) && decides(one));
  return deciding.length === 1 && deciding[0]?.id === employee.id;
}

/** Whether a company would be left without an owner. */
export function isLastOwner(deciders: readonly EmployeeRow[], employee: EmployeeRow): boolean {
  return isLast(deciders, employee, ({ role }) => role === 'Owner');
}

/** Whether the company's rule needs an approver, and this is the only one. */
export function isLastApprover(
  { approvalMode }: Rule,
  deciders: readonly EmployeeRow[],
  employee: EmployeeRow,
): boolean {
  return approvalMode !== 'Never' && isLast(deciders, employee, ({ isApprover }) => isApprover);
}

/** The rule needs approvers, and this is the last one. */
export function lastApprover(): ApiProblem {
  return new ApiProblem(
    409,
    'Последнего согласующего убрать нельзя, пока компания согласует заказы: назначьте другого или измените правило',
    { reason: 'LastApprover' },
  );
}

/**
 * Why the company does not do without an employee, to be thrown or shown beforehand; `null` when it
 * does: another owner remains, and another approver while its rule needs one.
 */
export function findRemovalProblem(
  rule: Rule,
  deciders: readonly EmployeeRow[],
  employee: EmployeeRow,
): ApiProblem | null {
  if (isLastOwner(deciders, employee)) {
    return new ApiProblem(
      409,
      'В\u00A0компании должен остаться владелец: сначала дайте эту роль другому',
      { reason: 'LastOwner' },
    );
  }
  return isLastApprover(rule, deciders, employee) ? lastApprover() : null;
}
