import type { PartnerSummary } from '#generated/api/model/index.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';

const orders = ['заказ ждёт', 'заказа ждут', 'заказов ждут'] as const;

type Company = Pick<
  PartnerSummary,
  'awaitingApprovalCount' | 'ordersAccess' | 'tradingAccess' | 'defaultContract' | 'allowedActions'
>;

/** What the user has to do for a company, most urgent first; empty when nothing is awaited. */
export function awaitedActions(company: Company): string[] {
  const { awaitingApprovalCount: count, ordersAccess, tradingAccess, defaultContract } = company;
  const canRequest = company.allowedActions.includes('RequestOrdersAccess');
  // Who has no right to the contracts could do nothing about them.
  const settles = company.allowedActions.includes('ChangeDefaultContract');
  const balance = defaultContract?.balance;
  return [
    count > 0 && `${countOf(count, orders)} вашего решения`,
    settles && balance && balance.overdue > 0 && 'Есть просроченный долг по основному договору',
    settles &&
      defaultContract &&
      !defaultContract.allowed &&
      'Основной договор не действует: выберите другой',
    canRequest && ordersAccess.state === 'Expiring' && 'Продлите допуск к заказам',
    canRequest && ordersAccess.state === 'Rejected' && 'Отправьте доверенность ещё раз',
    company.allowedActions.includes('RequestTradingAccess') &&
      tradingAccess.state === 'Rejected' &&
      'Заявку на оптовый доступ отклонили: её можно повторить',
  ].filter((text) => typeof text === 'string');
}

/** Whether a company awaits something of the user. */
export function awaitsUser(company: Company): boolean {
  return awaitedActions(company).length > 0;
}

/** The companies that await something of the user first, otherwise in their order, by name. */
export function awaitingFirst<T extends Company>(companies: readonly T[]): T[] {
  return [...companies.filter(awaitsUser), ...companies.filter((company) => !awaitsUser(company))];
}
