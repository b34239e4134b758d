import type { Contract, ContractRow } from '#server/partners/schemas.ts';
import { moscowDay } from '#src/lib/dates/moscow-day.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

/** A contract is `Expiring` this many days before its end. */
const EXPIRING_DAYS = 30;
const DAY_MS = 86_400_000;

type Validity = Pick<ContractRow, 'validFrom' | 'validUntil' | 'isSuspended' | 'overdue'>;

function asRussianDay(day: string): string {
  return day.split('-').reverse().join('.');
}

/** Why a contract cannot be used for orders now; null when it can. */
export function rejectionOf(contract: Validity, now: Date): string | null {
  const { validFrom, validUntil, isSuspended, overdue } = contract;
  const today = moscowDay(now);
  if (validUntil !== null && validUntil < today) {
    return `Срок договора вышел ${asRussianDay(validUntil)}`;
  }
  if (validFrom > today) return `Договор начнёт действовать ${asRussianDay(validFrom)}`;
  if (!isSuspended) return null;
  return (overdue ?? 0) > 0
    ? `Договор приостановлен: просрочено ${formatMoney(overdue ?? 0)}`
    : 'Договор приостановлен';
}

/** The state the user sees; a contract that has not begun counts as suspended. */
export function stateOf(contract: Validity, now: Date): Contract['state'] {
  const { validFrom, validUntil, isSuspended } = contract;
  const today = moscowDay(now);
  if (validUntil !== null && validUntil < today) return 'Expired';
  if (isSuspended || validFrom > today) return 'Suspended';
  const soon = moscowDay(new Date(now.getTime() + EXPIRING_DAYS * DAY_MS));
  return validUntil !== null && validUntil < soon ? 'Expiring' : 'Active';
}

/** The available amount, credit and prepayment together, kopecks; never below zero. */
export function availableOf(balance: number, creditLimit: number | null): number {
  return Math.max(0, balance + (creditLimit ?? 0));
}
