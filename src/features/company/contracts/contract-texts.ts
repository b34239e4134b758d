import type { Contract, ContractBalance } from '#generated/api/model/index.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';

function numericDay(iso: string): string {
  return iso.split('-').toReversed().join('.');
}

/** «с 15.01.2025 по 31.12.2026», «с 01.06.2025, бессрочный». */
export function contractTerm({ validFrom, validUntil }: Contract): string {
  const from = `с ${numericDay(validFrom)}`;
  return validUntil === null ? `${from}, бессрочный` : `${from} по ${numericDay(validUntil)}`;
}

/** «отсрочка 14 дней», «без отсрочки платежа». */
export function paymentDelay({ paymentDelayDays }: Contract): string {
  return paymentDelayDays === 0
    ? 'без отсрочки платежа'
    : `отсрочка ${countOf(paymentDelayDays, ['день', 'дня', 'дней'])}`;
}

/** «Аванс 12 500 ₽», «Долг 42 500 ₽». */
export function balanceText({ value }: ContractBalance): string {
  if (value === 0) return 'Долгов и авансов нет';
  return value > 0 ? `Аванс ${formatMoney(value)}` : `Долг ${formatMoney(-value)}`;
}

/** What can be ordered and why: «Можно заказать на 157 500 ₽, лимит 200 000 ₽». */
export function creditText({ available, creditLimit }: ContractBalance): string {
  const terms = creditLimit === null ? 'только по предоплате' : `лимит ${formatMoney(creditLimit)}`;
  return `Можно заказать на ${formatMoney(available)}, ${terms}`;
}

/** «Просрочено 12 000 ₽»; null when nothing is. */
export function overdueText({ overdue }: ContractBalance): string | null {
  return overdue > 0 ? `Просрочено ${formatMoney(overdue)}` : null;
}

/** «по данным на 12 марта 2026». */
export function balanceDate({ updatedAt }: ContractBalance): string {
  return `по данным на ${formatDate(updatedAt)}`;
}
