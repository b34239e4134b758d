import { describe, expect, it } from 'vitest';
import type { CartItem, CartOrder } from '#generated/api/model/index.ts';
import { cartTotals, isWhole } from './cart-totals.ts';

function line(id: string, amount: number, promo = 0): CartItem {
  return {
    isGift: false,
    quantity: 2,
    availability: 'Available',
    amount,
    amountWithoutDiscount: amount + 100,
    discount: 100,
    weight: 50,
    promo,
    product: { id } as CartItem['product'],
  };
}

const items = [line('a', 1000, 30), line('b', 3000, 90)];
const order = {
  items,
  totals: { promo: 120, bonus: 500, delivery: 390 },
} as unknown as CartOrder;
const [first = line('a', 0)] = items;

describe('cartTotals', () => {
  it('uses the server’s promo codes, bonuses and delivery for the whole cart', () => {
    expect(isWhole(items, items)).toBe(true);
    expect(cartTotals(order, items, true, undefined)).toMatchObject({
      goods: 4200,
      discount: 200,
      promo: 120,
      bonus: 500,
      delivery: 390,
      toPay: 4000 - 120 - 500 + 390,
    });
  });

  it('uses the server’s price explanation for a part of the cart', () => {
    const step = (kind: 'Code' | 'Bonus' | 'Total', change: number) => ({
      kind,
      title: kind,
      change,
      sum: 0,
    });
    const steps = [step('Code', -100), step('Bonus', -200), step('Total', 0)];
    const totals = cartTotals(order, [first], false, { productID: null, quantity: null, steps });
    expect(totals).toMatchObject({ promo: 100, bonus: 200, delivery: 0, toPay: 700 });
  });

  it('uses the lines’ own shares until the explanation is loaded', () => {
    const totals = cartTotals(order, [first], false, undefined);
    expect(totals).toMatchObject({ promo: 30, bonus: 0, delivery: null, toPay: 970, quantity: 2 });
  });
});
