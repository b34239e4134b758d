import { describe, expect, it } from 'vitest';
import type { CartItem } from '#generated/api/model/index.ts';
import { applyPending, groupLines, sumLines } from './cart-lines.ts';

function line(id: string, changes: Partial<CartItem> = {}): CartItem {
  return {
    isGift: false,
    quantity: 2,
    availability: 'Available',
    amount: 2000,
    amountWithoutDiscount: 3000,
    discount: 1000,
    weight: 20,
    product: {
      id,
      marketID: id,
      name: `Товар ${id}`,
      slug: id,
      images: [],
      vendorCode: id,
      brandName: null,
      categoryName: 'Композиты',
      price: 1000,
      priceWithoutDiscount: 1500,
      weight: 10,
      stockLevel: 'Many',
      available: true,
      saleForbidden: false,
      unavailability: null,
      packSize: 1,
      minQuantity: 1,
      maxQuantity: 100,
    },
    ...changes,
  };
}

describe('applyPending', () => {
  it('recomputes the sums of a line with a pending quantity', () => {
    const [changed] = applyPending([line('a')], new Map([['a', 3]]));
    expect(changed).toMatchObject({
      quantity: 3,
      amount: 3000,
      amountWithoutDiscount: 4500,
      discount: 1500,
      weight: 30,
    });
  });

  it('omits removed lines and keeps the others unchanged', () => {
    const unchanged = line('b');
    expect(applyPending([line('a'), unchanged], new Map([['a', 0]]))).toEqual([unchanged]);
  });

  it('never changes a gift, even when the same product is bought too', () => {
    const gift = line('a', { isGift: true, quantity: 1, amount: 0, amountWithoutDiscount: 0 });
    expect(applyPending([gift], new Map([['a', 5]]))).toEqual([gift]);
  });
});

describe('groupLines', () => {
  it('keeps lines with a reduced quantity among those that can be ordered', () => {
    const groups = groupLines([
      line('a'),
      line('b', { availability: 'Unavailable' }),
      line('c', { availability: 'Reduced' }),
      line('d', { availability: 'SaleForbidden' }),
    ]);
    expect(groups.available.map((item) => item.product.id)).toEqual(['a', 'c']);
    expect(groups.unavailable.map((item) => item.product.id)).toEqual(['b', 'd']);
  });
});

describe('sumLines', () => {
  it('adds money, weight and pieces', () => {
    expect(sumLines([line('a'), line('b')])).toEqual({
      lineCount: 2,
      quantity: 4,
      goods: 6000,
      discount: 2000,
      amount: 4000,
      promo: 0,
      weight: 40,
    });
  });

  it('adds promo code discounts', () => {
    expect(sumLines([line('a', { promo: 150 }), line('b', { promo: 50 })]).promo).toBe(200);
  });

  it('adds only the weight of a gift', () => {
    const given = sumLines([line('a'), line('b', { isGift: true })]);
    expect(given).toEqual({ ...sumLines([line('a')]), weight: 40 });
  });

  it('is zero for no lines', () => {
    expect(sumLines([])).toMatchObject({ lineCount: 0, amount: 0, weight: 0 });
  });
});
