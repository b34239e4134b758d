import type { VatRate } from '#server/pricing/vat.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';

/** Kopecks as tables of papers write them: «1 234,50», without a sign of the currency. */
export function moneyCell(kopecks: number): string {
  return formatNumber(kopecks / 100, 2);
}

/** «22 %»; what is not subject to VAT is not the same as 0 %. */
export function rateCell(rate: VatRate): string {
  return rate === null ? 'без НДС' : `${rate}\u00a0%`;
}

const day = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'Europe/Moscow' });
const shortDay = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'short',
  timeZone: 'Europe/Moscow',
});

/** «12 марта 2026 г.», in Moscow. */
export function longDay(date: Date): string {
  return day.format(date);
}

/** «12.03.2026», in Moscow. */
export function numericDay(date: Date): string {
  return shortDay.format(date);
}

/** «ИНН 7700000000, КПП 770001001»; an entrepreneur has no KPP. */
export function taxNumbers({ inn, kpp }: { inn: string; kpp: string | null }): string {
  return kpp === null ? `ИНН ${inn}` : `ИНН ${inn}, КПП ${kpp}`;
}

/** «7700000000/770001001», as invoices for VAT have it. */
export function taxPair({ inn, kpp }: { inn: string; kpp: string | null }): string {
  return kpp === null ? inn : `${inn}/${kpp}`;
}
