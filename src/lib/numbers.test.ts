import { expect, it } from 'vitest';
import { formatNumber } from './numbers.ts';

it.each([0, 1, 2])('writes numbers as Russian asks for, with %i digits', (digits) => {
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
