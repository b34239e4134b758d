import { describe, expect, it } from 'vitest';
import type { PromoCode } from '#generated/api/model/index.ts';
import { groupCodes } from './promo-groups.ts';

const code = (couponCode: string, allowed = true) =>
  ({ couponCode, allowed, applied: false }) as PromoCode;
const products = [
  { id: 'a', name: 'Композит' },
  { id: 'b', name: 'Перчатки' },
];

describe('groupCodes', () => {
  it('groups codes by order or product, without empty groups', () => {
    const offered = {
      orderPromoCodes: [code('VESNA500'), code('ZIMA', false)],
      productPromoCodes: { b: [code('EST10')], gone: [code('OLD')] },
    };
    expect(groupCodes(offered, products)).toEqual([
      { title: 'На весь заказ', codes: [code('VESNA500')] },
      { title: 'Перчатки', codes: [code('EST10')] },
    ]);
  });

  it('names a code of several products once', () => {
    const offered = {
      orderPromoCodes: [],
      productPromoCodes: { a: [code('KABINET')], b: [code('KABINET'), code('EST10')] },
    };
    expect(groupCodes(offered, products)).toEqual([
      { title: 'На 2 товара из 2', codes: [code('KABINET')] },
      { title: 'Перчатки', codes: [code('EST10')] },
    ]);
  });

  it('is empty until the codes are loaded', () => {
    expect(groupCodes(undefined, products)).toEqual([]);
  });
});
