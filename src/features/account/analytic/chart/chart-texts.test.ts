import { expect, it } from 'vitest';
import { chartSummary, overlapNote, pointText, shareText, shortMoney } from './chart-texts.ts';

const row = (name: string, amount: number, previousAmount = 0) => ({
  key: name,
  name,
  amount,
  quantity: 1,
  previousAmount,
});

it('chart: labels its axis in short', () => {
  expect([0, 80_000, 1_250_000, 123_456_700, 12_345_678_900].map(shortMoney)).toEqual([
    '0',
    '800',
    '12,5\u00a0тыс.',
    '1,2\u00a0млн',
    '123,5\u00a0млн',
  ]);
});

it('chart: names its largest point for screen readers', () => {
  expect(chartSummary('По месяцам', [row('01.2026', 0), row('02.2026', 0)])).toBe(
    'По месяцам: покупок нет',
  );
  expect(chartSummary('По месяцам', [row('01.2026', 500), row('02.2026', 90_000)])).toContain(
    'больше всего 02.2026 – 900\u00a0₽',
  );
});

it('chart: compares a point with the period before where there was one', () => {
  expect(pointText(row('03.2026', 4_500_000))).toBe('03.2026: 45\u00a0000\u00a0₽');
  expect(pointText(row('03.2026', 4_500_000, 9_000_000))).toBe(
    '03.2026: 45\u00a0000\u00a0₽, в прошлом сроке 90\u00a0000\u00a0₽, −50\u00a0%',
  );
});

it('chart: shows a small share as less than one percent', () => {
  expect([shareText(42, 100), shareText(1, 1000), shareText(0, 0)]).toEqual([
    '42\u00a0%',
    '<1\u00a0%',
    '0\u00a0%',
  ]);
});

it('table: explains sums that exceed the total, and only those', () => {
  expect(overlapNote([row('Ортопедия', 700), row('Хирургия', 500)], 1000)).toMatch(
    /несколькими метками/,
  );
  expect(overlapNote([row('Ортопедия', 700), row('Хирургия', 300)], 1000)).toBeNull();
  expect(overlapNote([], 0)).toBeNull();
});
