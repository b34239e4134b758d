import type { Employee, EmployeeState } from '#generated/api/model/index.ts';
import { formatMoney } from '#src/lib/money.ts';

export const employeeStateLabels: Record<EmployeeState, string> = {
  Active: 'Работает',
  Invited: 'Приглашён',
  Blocked: 'Заблокирован',
};

export const employeeStateColors: Record<EmployeeState, string> = {
  Active: 'green',
  Invited: 'accent',
  Blocked: 'red',
};

type Named = Pick<Employee, 'firstName' | 'middleName' | 'lastName'>;

/** Last name first, as the list is sorted. */
export function employeeName({ firstName, middleName, lastName }: Named): string {
  return [lastName, firstName, middleName].filter(Boolean).join(' ');
}

type Limits = Pick<Employee, 'orderLimit' | 'monthLimit' | 'monthSpent'>;

/** The limits of an employee in words, with what is left of the month. */
export function limitTexts({ orderLimit, monthLimit, monthSpent }: Limits): string[] {
  const order =
    orderLimit === null
      ? 'Предела на заказ нет'
      : `На заказ до ${formatMoney(orderLimit)} без согласия`;
  if (monthLimit === null) {
    return [order, `За месяц заказано на ${formatMoney(monthSpent)}, предела нет`];
  }
  const left = formatMoney(Math.max(0, monthLimit - monthSpent));
  return [order, `На месяц ${formatMoney(monthLimit)}, осталось ${left}`];
}
