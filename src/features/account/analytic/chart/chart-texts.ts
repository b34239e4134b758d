import { changeText } from '#src/features/account/analytic/change-text.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { formatRounded } from '#src/lib/numbers/numbers.ts';
import type { SumRow } from './SumTable.tsx';

const NBSP = '\u00a0';
const MILLION = 1_000_000;
const THOUSAND = 1000;

/** Kopecks as a label of an axis: «12,5 тыс.», «1,2 млн», «800». */
export function shortMoney(kopecks: number): string {
  const rubles = kopecks / 100;
  if (rubles >= MILLION) return `${formatRounded(rubles / MILLION, 1)}${NBSP}млн`;
  if (rubles >= THOUSAND) return `${formatRounded(rubles / THOUSAND, 1)}${NBSP}тыс.`;
  return formatRounded(rubles, 0);
}

/** A chart in one sentence, for screen readers: «По месяцам: больше всего 03.2026 – 45 000 ₽». */
export function chartSummary(title: string, rows: readonly SumRow[]): string {
  const [first, ...others] = rows.filter(({ amount }) => amount > 0);
  if (first === undefined) return `${title}: покупок нет`;
  const largest = others.reduce((most, row) => (row.amount > most.amount ? row : most), first);
  return `${title}: больше всего ${largest.name} – ${formatMoney(largest.amount)}. Все числа – в таблице рядом`;
}

/** One point of a chart in words; without the period before when nothing was bought in it. */
export function pointText({ name, amount, previousAmount }: SumRow): string {
  const now = `${name}: ${formatMoney(amount)}`;
  if (previousAmount === 0) return now;
  const change = changeText(amount, previousAmount);
  return `${now}, в прошлом сроке ${formatMoney(previousAmount)}, ${change}`;
}

/** «42 %» of all; «<1 %» instead of nothing. */
export function shareText(amount: number, total: number): string {
  const percent = total === 0 ? 0 : Math.round((amount / total) * 100);
  return amount > 0 && percent === 0 ? `<1${NBSP}%` : `${percent}${NBSP}%`;
}

/**
 * Why the rows of a table are more than the whole together, as those of tags, of which an order may
 * have several; null where they are not.
 */
export function overlapNote(rows: readonly { amount: number }[], total: number): string | null {
  const sum = rows.reduce((whole, { amount }) => whole + amount, 0);
  return sum > total
    ? 'Заказ с\u00a0несколькими метками учтён в\u00a0каждой из них, поэтому вместе они больше общей суммы.'
    : null;
}
