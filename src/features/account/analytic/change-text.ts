import { formatNumber } from '#src/lib/numbers.ts';

/** «+12 %», «−5 %», «0 %»; «–» when there was nothing before. */
export function changeText(amount: number, previous: number): string {
  if (previous === 0) return '–';
  const percent = Math.round(((amount - previous) / previous) * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return `${sign}${formatNumber(Math.abs(percent))}\u00a0%`;
}
