import { describe, expect, it } from 'vitest';
import { sumLine, sumTotals } from './totals.ts';

describe('sumLine', () => {
  it('multiplies prices and weight by the quantity', () => {
    expect(sumLine(3, { price: 459_000, priceWithoutDiscount: 519_000, weight: 12 })).toEqual({
      amount: 1_377_000,
      amountWithoutDiscount: 1_557_000,
      discount: 180_000,
      weight: 36,
    });
  });

  it('has no negative discount and counts an unknown weight as 0', () => {
    expect(sumLine(2, { price: 500, priceWithoutDiscount: 400, weight: null })).toEqual({
      amount: 1000,
      amountWithoutDiscount: 1000,
      discount: 0,
      weight: 0,
    });
  });
});

describe('sumTotals', () => {
  const expensive = {
    ...sumLine(2, { price: 459_000, priceWithoutDiscount: 519_000, weight: 12 }),
    quantity: 2,
    availability: 'Available' as const,
  };
  const gone = { ...expensive, availability: 'Unavailable' as const };

  it('sums the available lines and delivery', () => {
    expect(sumTotals([expensive, gone], 39_000)).toEqual({
      goods: 1_038_000,
      discount: 120_000,
      promo: 0,
      bonus: 0,
      delivery: 39_000,
      toPay: 957_000,
      weight: 24,
      itemCount: 1,
      quantity: 2,
    });
  });

  it('subtracts codes and bonuses and includes the weight of gifts', () => {
    const gift = { ...expensive, ...sumLine(1, { price: 0, priceWithoutDiscount: 0, weight: 5 }) };
    const totals = sumTotals([expensive, { ...gift, isGift: true }], 0, {
      promo: 18_000,
      bonus: 900,
    });
    expect(totals).toMatchObject({ goods: 1_038_000, promo: 18_000, bonus: 900, toPay: 899_100 });
    expect(totals).toMatchObject({ weight: 29, itemCount: 1, quantity: 2 });
  });

  it('excludes an unknown delivery cost', () => {
    expect(sumTotals([expensive], null)).toMatchObject({ delivery: null, toPay: 918_000 });
    expect(sumTotals([], null)).toMatchObject({ toPay: 0, itemCount: 0 });
  });
});
