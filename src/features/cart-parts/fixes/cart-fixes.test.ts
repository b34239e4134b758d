import { describe, expect, it } from 'vitest';
import type { Problem } from '#generated/api/model/index.ts';
import { fixesOf, undoOf } from './cart-fixes.ts';

function problem(changes: Partial<Problem>): Problem {
  return {
    code: 'PriceChanged',
    productID: 'a',
    message: 'Цена изменилась',
    was: 100,
    now: 120,
    blocking: false,
    fix: { action: 'AcceptPrice', quantity: 5 },
    ...changes,
  };
}

describe('fixesOf', () => {
  it('uses the blocking problem of each product', () => {
    const reduced = problem({
      code: 'StockReduced',
      blocking: true,
      fix: { action: 'SetQuantity', quantity: 3 },
    });
    expect(fixesOf([problem({}), reduced])).toEqual([{ productID: 'a', quantity: 3 }]);
    expect(fixesOf([reduced, problem({})])).toEqual([{ productID: 'a', quantity: 3 }]);
  });

  it('omits problems that cannot be fixed in the cart', () => {
    const elsewhere = problem({ fix: { action: 'ReturnToCart', quantity: null } });
    expect(fixesOf([elsewhere])).toEqual([]);
  });
});

describe('undoOf', () => {
  const before = new Map([
    ['reduced', 10],
    ['gone', 3],
    ['raised', 4],
    ['same', 2],
  ]);

  it('adds removed pieces, and removes the line first when the quantity had grown', () => {
    const fixes = [
      { productID: 'reduced', quantity: 4 },
      { productID: 'gone', quantity: 0 },
      { productID: 'raised', quantity: 6 },
      { productID: 'same', quantity: 2 },
    ];
    expect(undoOf(fixes, before)).toEqual({
      remove: ['raised'],
      add: [
        { productID: 'reduced', quantity: 6 },
        { productID: 'gone', quantity: 3 },
        { productID: 'raised', quantity: 4 },
      ],
    });
  });

  it('does nothing when only a price was accepted', () => {
    expect(undoOf([{ productID: 'same', quantity: 2 }], before)).toEqual({ remove: [], add: [] });
  });
});
