import { expect, it } from 'vitest';
import { formatNumber, formatRounded } from './numbers.ts';

it.each([0, 1, 2])('formatNumber: equals Intl in Russian, with %i digits', (digits) => {
  const russian = new Intl.NumberFormat('ru-RU', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  for (const value of [
    0, 0.04, 3.8, 12, 999, 1000, 1204, 99_999.99, 100_000, 1_234_567.89, -1500,
  ]) {
    expect(formatNumber(value, digits)).toBe(russian.format(value));
  }
});

it.each([0, 1, 2])(
  'formatRounded: omits zeros after the comma, with %i digits at most',
  (digits) => {
    const russian = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: digits });
    for (const value of [0, 0.04, 0.5, 1, 1.25, 10, 48.3, 100, 1000, 1200.1, 20_500.25]) {
      expect(formatRounded(value, digits)).toBe(russian.format(value));
    }
  },
);
