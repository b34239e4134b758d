import { expect, it } from 'vitest';
import type { OwnPromoCode } from '#generated/api/model/ownPromoCode.ts';
import { groupByTab } from './promo-code-tabs.ts';

const code = (couponCode: string, state: OwnPromoCode['state']): OwnPromoCode => ({
  couponCode,
  name: couponCode,
  description: '',
  scope: 'Order',
  state,
  applied: false,
  validFrom: '2026-03-01T00:00:00.000Z',
  validUntil: null,
  usedOrder: null,
});

it('promo codes: future ones are listed with those that can be applied', () => {
  const { available, used, expired } = groupByTab([
    code('A', 'Active'),
    code('B', 'Upcoming'),
    code('C', 'Used'),
    code('D', 'Expired'),
  ]);
  const named = (codes: OwnPromoCode[]) => codes.map(({ couponCode }) => couponCode).join('');
  expect([named(available), named(used), named(expired)]).toEqual(['AB', 'C', 'D']);
});
