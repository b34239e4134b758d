import { formatNumber } from '#src/lib/numbers/numbers.ts';

/** Whole percent of the change; null when there was nothing before. */
export function changePercent(amount: number, previous: number): number | null {
  return previous === 0 ? null : Math.round(((amount - previous) / previous) * 100);
}

/** «+12 %», «−5 %», «0 %»; «–» when there was nothing before. */
export function changeText(amount: number, previous: number): string {
  const percent = changePercent(amount, previous);
  if (percent === null) return '–';
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return `${sign}${formatNumber(Math.abs(percent))}\u00a0%`;
}
