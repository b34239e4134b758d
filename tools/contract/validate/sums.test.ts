import { describe, expect, it } from 'vitest';
import { findSumFlaws } from './sums.ts';

const line = {
  isGift: false,
  quantity: 2,
  product: { price: 400, priceWithoutDiscount: 500, weight: 10 },
  availability: 'Available',
  amount: 800,
  amountWithoutDiscount: 1000,
  discount: 200,
  weight: 20,
};
const totals = {
  goods: 1000,
  discount: 200,
  delivery: 300,
  toPay: 1100,
  weight: 20,
  itemCount: 1,
  quantity: 2,
};
const order = { items: [line], totals };
const flawed = (change: object) => findSumFlaws({ order: { ...order, ...change } });

describe('sums', () => {
  it('accept a correct order anywhere in a response', () => {
    expect(findSumFlaws({ a: [{ order }] })).toEqual([]);
  });

  it.each([
    ['an amount in rubles', { items: [{ ...line, amount: 8 }] }],
    ['a missing discount', { items: [{ ...line, discount: 0 }] }],
    ['a weight in kilograms', { totals: { ...totals, weight: 0 } }],
    ['a total that leaves the delivery out', { totals: { ...totals, toPay: 800 } }],
    ['a wrong count of pieces', { totals: { ...totals, quantity: 1 } }],
    ['a price above the one without discount', { card: { price: 2, priceWithoutDiscount: 1 } }],
  ])('detect %s', (_name, change) => {
    expect(flawed(change)).toContainEqual(expect.objectContaining({ rule: 'sum-wrong' }));
  });

  it('exclude unavailable lines', () => {
    const gone = { ...line, availability: 'Unavailable' };
    expect(flawed({ items: [line, gone] })).toEqual([]);
  });
});

describe('sums of refunds', () => {
  const refund = {
    items: [{ amount: 100 }, { amount: 200 }],
    goods: 300,
    delivery: 50,
    amount: 350,
    earned: 0,
  };

  it('accept a correct refund', () => {
    expect(findSumFlaws({ ...order, refunds: [refund, refund] })).toEqual([]);
  });

  it.each([
    ['goods = Σ amount of what goes back', { refunds: [{ ...refund, goods: 299, amount: 349 }] }],
    ['amount = goods + delivery of a refund', { refunds: [{ ...refund, amount: 300 }] }],
    [
      'refunds that were not rejected give back at most what was paid',
      { refunds: [refund, refund, refund, refund] },
    ],
    ['refunds take no more than was bought', { items: [{ ...line, returned: 2, returning: 1 }] }],
  ])('find %s', (name, change) => {
    expect(JSON.stringify(flawed(change))).toContain(name);
  });
});
