import { describe, expect, it } from 'vitest';
import { priceChanges } from './price-changes.ts';

const line = (id: string, amount: number, more: { promo?: number; isGift?: boolean } = {}) => ({
  isGift: false,
  quantity: 1,
  amount,
  product: { id, name: `Товар ${id}` },
  ...more,
});

describe('priceChanges', () => {
  it('lists only lines with another sum, promo codes included', () => {
    const before = [line('a', 100), line('b', 200), line('c', 300)];
    const after = [line('a', 100), line('b', 250), line('c', 300, { promo: 30 })];
    expect(priceChanges(before, after)).toEqual([
      { productID: 'b', name: 'Товар b', was: 200, now: 250 },
      { productID: 'c', name: 'Товар c', was: 300, now: 270 },
    ]);
  });

  it('lists new and removed lines, and omits gifts', () => {
    const before = [line('a', 100), line('gift', 0, { isGift: true })];
    expect(priceChanges(before, [line('b', 200)])).toEqual([
      { productID: 'b', name: 'Товар b', was: null, now: 200 },
      { productID: 'a', name: 'Товар a', was: 100, now: null },
    ]);
  });
});
