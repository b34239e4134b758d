/** What an order is compared with before it may be placed without an approval. */
export type LimitCode =
  | 'AmountAboveLimit'
  | 'EmployeeLimitExceeded'
  | 'EmployeeMonthLimitExceeded'
  | 'ContractBalanceExceeded';

/** Names in the nominative and in the genitive: one wording in settings, carts, approvals and mails. */
const names: Readonly<Record<LimitCode, readonly [is: string, than: string]>> = {
  AmountAboveLimit: ['Предел компании', 'предела компании'],
  EmployeeLimitExceeded: ['Предел сотрудника', 'предела сотрудника'],
  EmployeeMonthLimitExceeded: ['Предел сотрудника на месяц', 'предела сотрудника на месяц'],
  ContractBalanceExceeded: ['Остаток по договору', 'остатка по договору'],
};

/** «Предел компании». */
export function limitName(code: LimitCode): string {
  return names[code][0];
}

/** For a comparison: «больше предела компании». */
export function thanLimit(code: LimitCode): string {
  return names[code][1];
}
