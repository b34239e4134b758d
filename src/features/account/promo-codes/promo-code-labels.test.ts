import { expect, it } from 'vitest';
import type { OwnPromoCode } from '#generated/api/model/ownPromoCode.ts';
import { factsOf } from './promo-code-labels.ts';

const code: OwnPromoCode = {
  couponCode: 'VESNA500',
  name: '500 ₽ на весну',
  description: '',
  scope: 'Order',
  state: 'Active',
  applied: false,
  validFrom: '2026-03-01T09:00:00.000Z',
  validUntil: '2026-05-31T09:00:00.000Z',
  usedOrder: null,
};

it.each([
  ['Active', ['Действует до 31.05.2026']],
  ['Upcoming', ['Начнёт действовать 01.03.2026, закончит 31.05.2026']],
  ['Expired', ['Действовал до 31.05.2026']],
  ['Used', []],
] as const)('promo code facts: of one that is %s', (state, facts) => {
  expect(factsOf({ ...code, state })).toEqual(facts);
});

it('promo code facts: without an end, and for some products', () => {
  expect(factsOf({ ...code, scope: 'Product', validUntil: null })).toEqual([
    'На отдельные товары',
    'Действует без срока',
  ]);
  expect(factsOf({ ...code, state: 'Upcoming', validUntil: null })).toEqual([
    'Начнёт действовать 01.03.2026',
  ]);
});
