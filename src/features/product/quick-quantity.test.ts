import { describe, expect, it } from 'vitest';
import { quickQuantity } from './quick-quantity.ts';

describe('quickQuantity', () => {
  const rules = { packSize: 5, minQuantity: 10, maxQuantity: 33 };

  it('takes what can be bought as it is', () => {
    expect(quickQuantity(15, rules)).toEqual({ quantity: 15, note: null });
    expect(quickQuantity(0, rules)).toEqual({ quantity: 0, note: null });
  });

  it('says why it puts something else into the cart', () => {
    expect(quickQuantity(3, rules)).toEqual({
      quantity: 10,
      note: 'Продаётся от 10 шт.: положили 10',
    });
    expect(quickQuantity(12, rules)).toEqual({
      quantity: 15,
      note: 'Продаётся по 5 шт.: положили 15',
    });
    expect(quickQuantity(99, rules)).toEqual({ quantity: 30, note: 'Есть только 30 шт.' });
  });
});
