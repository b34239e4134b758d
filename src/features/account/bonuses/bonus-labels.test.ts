import { expect, it } from 'vitest';
import type { BonusEntry } from '#generated/api/model/bonusEntry.ts';
import { formatChange, leftText, titleOf } from './bonus-labels.ts';

const entry: BonusEntry = {
  id: '1',
  kind: 'Earn',
  amount: 120,
  at: '2026-03-10T09:00:00.000Z',
  order: { id: '240501', number: 'Д-240501' },
  reason: null,
  expiresOn: null,
  left: 120,
};

it.each([
  [entry, { text: 'Начислены за', link: 'заказ Д-240501' }],
  [
    { ...entry, kind: 'Return' },
    { text: 'Вернулись из', link: 'заказа Д-240501' },
  ],
  [{ ...entry, order: null }, { text: 'Начислены за покупку' }],
  [{ ...entry, kind: 'Grant', order: null }, { text: 'Подарок магазина' }],
  [{ ...entry, kind: 'Grant', order: null, reason: 'За отзыв' }, { text: 'За отзыв' }],
] as const)('bonus entry: says where it came from (%#)', (given, title) => {
  expect(titleOf(given)).toEqual(title);
});

it('bonus entry: has its sign', () => {
  expect(formatChange(1250)).toBe('+1\u00a0250');
  expect(formatChange(-80)).toBe('−80');
});

it.each([
  [{ ...entry, left: null }, null],
  [{ ...entry, left: 0 }, 'Израсходованы'],
  [entry, 'Без срока'],
  [{ ...entry, expiresOn: '2026-05-01' }, 'До 01.05.2026'],
  [{ ...entry, left: 21 }, 'Осталось 21 из 120, без срока'],
  [{ ...entry, left: 80, expiresOn: '2026-05-01' }, 'Осталось 80 из 120, до 01.05.2026'],
])('bonus entry: says what is left of it (%#)', (given, text) => {
  expect(leftText(given)).toBe(text);
});
