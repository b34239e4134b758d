import type { Employee, EmployeeState } from '#generated/api/model/index.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

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

/**
 * What the company should know of the last invitation: until when its link works, that it works no
 * longer, or that an account of another name accepted it. Null when there is nothing to say.
 */
export function invitationNote({
  firstName,
  lastName,
  state,
  invitation,
}: Pick<Employee, 'firstName' | 'lastName' | 'state' | 'invitation'>): string | null {
  if (!invitation) return null;
  const { acceptedBy, expiresAt } = invitation;
  if (state === 'Active') {
    if (!acceptedBy) return null;
    const name = acceptedBy.name ?? '';
    if (name.includes(firstName) && name.includes(lastName)) return null;
    const contact = acceptedBy.email ?? (acceptedBy.phone && formatPhone(acceptedBy.phone));
    return `Приглашение принял аккаунт: ${[acceptedBy.name, contact].filter(Boolean).join(', ')}`;
  }
  switch (invitation.state) {
    case 'Open':
      return `Ссылка действует до\u00A0${formatDate(expiresAt)}`;
    case 'Expired':
      return 'Срок ссылки вышел: отправьте приглашение снова';
    case 'Declined':
      return 'От\u00A0приглашения отказались';
    case 'Withdrawn':
      return state === 'Blocked'
        ? 'Ссылка отозвана: разблокируйте сотрудника, чтобы пригласить его снова'
        : 'Ссылка отозвана: отправьте приглашение снова';
    default:
      return null;
  }
}

type Limits = Pick<Employee, 'orderLimit' | 'monthLimit' | 'monthSpent'>;

/** The limits of an employee in words, with what is left of the month where the user may see it. */
export function limitTexts({ orderLimit, monthLimit, monthSpent }: Limits): string[] {
  const order =
    orderLimit === null ? 'Предела на заказ нет' : `Предел на заказ ${formatMoney(orderLimit)}`;
  if (monthLimit === null) {
    const spent = monthSpent === null ? '' : `За месяц заказано на ${formatMoney(monthSpent)}, `;
    return [order, spent === '' ? 'Предела на месяц нет' : `${spent}предела нет`];
  }
  if (monthSpent === null) return [order, `Предел на месяц ${formatMoney(monthLimit)}`];
  const left = formatMoney(Math.max(0, monthLimit - monthSpent));
  return [order, `Предел на месяц ${formatMoney(monthLimit)}, осталось ${left}`];
}
